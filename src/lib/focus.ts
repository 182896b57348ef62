import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Gives the focus back to what opened a dialog, once the dialog and its hold on the focus are gone. */
export function useReturnFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  useEffect(
    function giveFocusBack() {
      if (!isOpen) return;
      const element = opener.current;
      return () => element?.focus();
    },
    [isOpen, opener],
  );
}

/**
 * Takes the focus to the element itself when what held it inside is gone, as a row that left the list: a person at the
 * keyboard must not start at the top of the page again. Spread the answer on the element.
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);

  useEffect(function keepFocus() {
    // A removed element takes the focus away without a blur.
    if (isInside.current && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
  });

  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}

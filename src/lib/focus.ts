import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to what opened a drawer, once it and its focus trap are gone; a `Modal` does so itself. */
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
 * Moves the focus to the element itself when the focused part of it is removed, such as a row that left the list: a
 * keyboard user must not start at the top of the page again. Spread the result on the element.
 */
export function useRestoredFocus(element: RefObject<HTMLElement | null>) {
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

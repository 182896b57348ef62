import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** Returns the focus to what opened a dialog, once the dialog and its focus trap are gone. */
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

/** Returns the focus to what has it when a dialog is about to open; call the result then. */
export function useReturnFocusOf(isOpen: boolean): () => void {
  const opener = useRef<HTMLElement>(null);
  useReturnFocus(isOpen, opener);
  return useCallback(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
}

/**
 * Moves the focus to the element itself when the focused part of it is removed, such as a row that left the list: a
 * keyboard user must not start at the top of the page again. Spread the result on the element.
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

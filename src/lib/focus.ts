import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Returns the focus to what opened a drawer once it has closed; a `Modal` does so itself. */
export function useReturnFocus(isOpen: boolean, opener: RefObject<HTMLElement | null>): void {
  useEffect(
    function returnFocus() {
      if (!isOpen) return;
      const element = opener.current;
      return () => element?.focus();
    },
    [isOpen, opener],
  );
}

/**
 * Moves the focus to the element itself when its focused child is removed, such as a row that left the list: otherwise
 * the focus would jump to the top of the page. Spread the result on the element.
 */
export function useRestoredFocus(element: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);

  useEffect(function restoreFocus() {
    // Removing an element moves the focus without a blur event.
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

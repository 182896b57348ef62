import { type RefObject, useEffect } from 'react';

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

import { type RefObject, useEffect } from 'react';

/** Closes a popup when the person presses elsewhere, or when its button moves away under it. */
export function useOutsideClose(
  popup: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(
    function closeFromOutside() {
      const handlePointer = ({ target }: PointerEvent) => {
        const isOurs =
          target instanceof Node && (popup.current?.contains(target) || opener.current?.contains(target));
        if (!isOurs) onClose();
      };
      const handleScroll = ({ target }: Event) => {
        if (!(target instanceof Node && popup.current?.contains(target))) onClose();
      };
      document.addEventListener('pointerdown', handlePointer);
      document.addEventListener('scroll', handleScroll, true);
      window.addEventListener('resize', onClose);
      return () => {
        document.removeEventListener('pointerdown', handlePointer);
        document.removeEventListener('scroll', handleScroll, true);
        window.removeEventListener('resize', onClose);
      };
    },
    [popup, opener, onClose],
  );
}

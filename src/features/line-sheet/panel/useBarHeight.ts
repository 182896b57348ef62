import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheets the height of an element as `--bar-height`: on small screens the panel is a bar above the
 * cards, as tall as what it has to say, and the tools stick below it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(
    function followHeight() {
      const { style } = document.documentElement;
      const observer = new ResizeObserver(([entry]) => {
        const [size] = entry?.borderBoxSize ?? [];
        if (size) style.setProperty('--bar-height', `${size.blockSize}px`);
      });
      if (bar.current) observer.observe(bar.current);
      return () => {
        observer.disconnect();
        style.removeProperty('--bar-height');
      };
    },
    [bar],
  );
}

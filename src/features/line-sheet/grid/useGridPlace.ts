import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a grid stands: its width, and how far below the top of the document it begins. */
export interface GridPlace {
  readonly width: number;
  readonly top: number;
}

/** The place of an element in the document, kept up to date; null before it is known. */
export function useGridPlace(element: RefObject<HTMLElement | null>): GridPlace | null {
  const [place, setPlace] = useState<GridPlace | null>(null);

  useLayoutEffect(
    function followPlace() {
      const grid = element.current;
      if (grid === null) return;
      const measure = () => {
        const { width, top } = grid.getBoundingClientRect();
        const next = { width, top: Math.round(top + window.scrollY) };
        setPlace((last) => (last?.width === next.width && last.top === next.top ? last : next));
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(grid);
      // What stands above the grid may grow without the grid getting narrower.
      observer.observe(document.body);
      return () => observer.disconnect();
    },
    [element],
  );
  return place;
}

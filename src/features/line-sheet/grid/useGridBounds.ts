import { type RefObject, useLayoutEffect, useState } from 'react';
import styles from './CardGrid.module.css';

/** The width of a grid and of a digit, and the grid's offset from the top of the document, in pixels. */
export interface GridBounds {
  readonly width: number;
  readonly top: number;
  readonly digitWidth: number;
}

/** Measured in the font of the browser. */
const tenDigits = '0000000000';

/** The bounds of an element, kept up to date; null until it has been measured. */
export function useGridBounds(element: RefObject<HTMLElement | null>): GridBounds | null {
  const [bounds, setBounds] = useState<GridBounds | null>(null);

  useLayoutEffect(
    function followBounds() {
      const grid = element.current;
      if (grid === null) return;
      const sample = document.createElement('span');
      sample.className = styles.digits ?? '';
      sample.ariaHidden = 'true';
      sample.textContent = tenDigits;
      grid.append(sample);
      const measure = () => {
        const { width, top: fromView } = grid.getBoundingClientRect();
        const top = Math.round(fromView + window.scrollY);
        const digitWidth = sample.getBoundingClientRect().width / tenDigits.length;
        setBounds((last) =>
          last?.width === width && last.top === top && last.digitWidth === digitWidth
            ? last
            : { width, top, digitWidth },
        );
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(grid);
      // The font may load late, or the user may change the letter spacing.
      observer.observe(sample);
      // Content above the grid may grow without changing the grid's width.
      observer.observe(document.body);
      return () => {
        observer.disconnect();
        sample.remove();
      };
    },
    [element],
  );
  return bounds;
}

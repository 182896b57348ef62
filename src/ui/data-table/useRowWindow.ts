import { type RefObject, useEffect, useState } from 'react';

/** Rows are mounted in steps of so many, so that most scroll events render nothing. */
const step = 4;
/** Rows that are ready beyond both edges. */
const spare = 8;

interface Viewport {
  /** The first row in view, rounded down to the step. */
  readonly first: number;
  /** The height in view, in pixels. */
  readonly height: number;
}

/** The half-open range of rows of a fixed height that must be mounted for what is in view of the scroller. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rowHeight: number, count: number) {
  // Until it is measured it is taken for as high as the window: too many rows at first are better than none.
  const [viewport, setViewport] = useState<Viewport>({ first: 0, height: window.innerHeight });

  useEffect(
    function followScroller() {
      const element = scroller.current;
      if (element === null) return;
      const measure = () => {
        const first = Math.floor(element.scrollTop / rowHeight / step) * step;
        const height = element.clientHeight || window.innerHeight;
        setViewport((known) =>
          known.first === first && known.height === height ? known : { first, height },
        );
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      element.addEventListener('scroll', measure, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', measure);
      };
    },
    [scroller, rowHeight],
  );

  const inView = Math.ceil(viewport.height / rowHeight) + step;
  // Fewer rows than before: the scroller follows, but only after they have been rendered.
  const first = Math.min(viewport.first, Math.max(0, count - inView));
  return { from: Math.max(0, first - spare), to: Math.min(count, first + inView + spare) };
}

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The height in pixels that is left for the rows of a table in an element beneath its header; follows its size. */
export function useFreeHeight(frame: RefObject<HTMLElement | null>): number {
  // Until it is measured it is as high as the window: too many rows at first are better than none.
  const [height, setHeight] = useState(window.innerHeight);
  useLayoutEffect(
    function measure() {
      const element = frame.current;
      if (element === null) return;
      const follow = () => {
        const header = element.querySelector('thead')?.offsetHeight ?? 0;
        if (element.clientHeight > header) setHeight(element.clientHeight - header);
      };
      follow();
      const observer = new ResizeObserver(follow);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [frame],
  );
  return height;
}

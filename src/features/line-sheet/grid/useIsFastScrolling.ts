import { useEffect, useState } from 'react';

/** More pixels than this between two scroll events, one per frame, are too fast to read. */
const fastScrollPx = 64;
/** Scrolling has ended after this many milliseconds without a scroll event. */
const settleMs = 80;

/**
 * Whether the page scrolls too fast to be read. A single jump, as to a distant cell, does not count: its target should
 * show immediately. See docs/adr/0013.
 */
export function useIsFastScrolling(): boolean {
  const [isFastScrolling, setFastScrolling] = useState(false);

  useEffect(function watchScrolling() {
    let last = window.scrollY;
    let fast = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      fast = 0;
      setFastScrolling(false);
    };
    const handleScroll = () => {
      const by = Math.abs(window.scrollY - last);
      last = window.scrollY;
      clearTimeout(settling);
      settling = setTimeout(settle, settleMs);
      if (by < fastScrollPx) return settle();
      fast += 1;
      if (fast > 1) setFastScrolling(true);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(settling);
      window.removeEventListener('scroll', handleScroll);
    };
  }, []);
  return isFastScrolling;
}

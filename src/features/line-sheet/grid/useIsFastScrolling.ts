import { useEffect, useState } from 'react';

/** From this many pixels between two scroll events (one per frame) on, nobody can read. */
const fastScrollPx = 64;
/** After this many milliseconds without a scroll event the page is at settleMs. */
const settleMs = 80;

/**
 * Whether the page is being scrolled so fast that nobody can read it. A single jump, as to a distant cell, does not
 * count: the person wants to see what it leads to at once. docs/adr/0013 says what this saves.
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

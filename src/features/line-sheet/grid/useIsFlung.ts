import { useEffect, useState } from 'react';

/** Pixels from one scroll event to the next, of which a frame has one, that nobody reads at. */
const flungBy = 64;
/** Milliseconds without a scroll event after which it rests. */
const rest = 80;

/**
 * Whether the page is being scrolled so fast that nobody can read it. One leap alone, as to a cell that is far away, is
 * not: what it leads to is wanted at once.
 */
export function useIsFlung(): boolean {
  const [isFlung, setFlung] = useState(false);

  useEffect(function watchScrolling() {
    let last = window.scrollY;
    let fast = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      fast = 0;
      setFlung(false);
    };
    const handleScroll = () => {
      const by = Math.abs(window.scrollY - last);
      last = window.scrollY;
      clearTimeout(settling);
      settling = setTimeout(settle, rest);
      if (by < flungBy) return settle();
      fast += 1;
      if (fast > 1) setFlung(true);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(settling);
      window.removeEventListener('scroll', handleScroll);
    };
  }, []);
  return isFlung;
}

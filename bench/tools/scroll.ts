import type { Page } from '@playwright/test';
import type { Subject } from './watchPage';

/** How a page is scrolled: pixels per frame, and how many frames. */
export interface Way {
  step: number;
  frames: number;
}

/** Frames of a scrolled page: those in which it moved, and how many of these took over 32 ms. */
export interface Scrolled {
  moved: number;
  long: number;
}

/** Scrolls a page from its start, at most to its end. */
export async function scroll(page: Page, { scroller }: Subject, how: Way): Promise<Scrolled> {
  const lengths = await page.evaluate(
    ([selector, { step, frames }]) => window.benchWatch.frames(selector, step, frames),
    [scroller, how] as const,
  );
  if (lengths.length === 0) throw new Error(`Nothing moves at ${scroller}.`);
  return { moved: lengths.length, long: lengths.filter((length) => length > 32).length };
}

import type { Page } from '@playwright/test';
import type { Subject } from './watchPage';

/** How a page is scrolled: some pixels a frame, for so many frames. */
export interface Way {
  step: number;
  frames: number;
  way: 'down' | 'aside';
}

/** Frames of a scrolled page: those in which it moved, and of these those over 32 ms. */
export interface Scrolled {
  moved: number;
  long: number;
}

/** Scrolls a page from its start, until its end at most. */
export async function scroll(page: Page, { scroller }: Subject, how: Way): Promise<Scrolled> {
  const lengths = await page.evaluate(
    ([selector, { step, frames, way }]) => window.benchWatch.frames(selector, step, frames, way),
    [scroller, how] as const,
  );
  if (lengths.length === 0) throw new Error(`Nothing moves at ${scroller}.`);
  return { moved: lengths.length, long: lengths.filter((length) => length > 32).length };
}

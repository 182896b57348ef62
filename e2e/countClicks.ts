import type { Page } from '@playwright/test';

const listen = "document.addEventListener('pointerdown', () => window.countPress(), { capture: true })";

/** Counts the presses of the mouse on a page from now on, as the page sees them, also after it has loaded another. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countPress', () => {
    clicks += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}

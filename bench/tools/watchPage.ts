import type { Page } from '@playwright/test';
import path from 'node:path';
import { bundlePage } from './bundlePage';

/** What a benchmark needs to know about a page that shows rows: expressions that run in it. */
export interface Subject {
  path: string;
  /** Changes whenever different rows are shown; '' while there are none. */
  signature: string;
  scroller: string;
}

/** Lets the page measure itself, starting before its own scripts: `window.benchWatch`. */
export async function watchPage(page: Page, { signature }: Subject): Promise<void> {
  await page.addInitScript(`window.benchSignature = () => ${signature};`);
  await page.addInitScript(await bundlePage(path.join(__dirname, 'watch.page.ts')));
}

import type { Browser } from '@playwright/test';
import path from 'node:path';
import { admin } from '../tools/admin';
import { measurePages } from '../tools/measurePages';
import { openPage } from '../tools/openBrowser';
import { linesOf, median, printReport } from '../tools/report';
import { scroll, type Scrolled } from '../tools/scroll';
import type { Served } from '../tools/servePages';
import { type Subject, watchPage } from '../tools/watchPage';
import { buildCatalogs, buildCustomers } from './buildMatrix';

const [customerCount, catalogCount, toggles, frames] = [2000, 60, 8, 120];
const rounds = Number(process.env.ROUNDS ?? 5);

/** The boxes in view, checked or not. */
const boxes = `[...document.querySelectorAll('input[type=checkbox][aria-label*=" for "]')].map((box) => Number(box.checked)).join('')`;
const screens: Record<'ours' | 'floor', Subject> = {
  ours: { path: '/admin/users/catalogs?customers=true', signature: boxes, scroller: '[role=grid]' },
  floor: { path: '/floor', signature: boxes, scroller: '#list' },
};

interface Measured {
  first: number;
  toggles: number[];
  down: Scrolled;
  aside: Scrolled;
}

async function measure(browser: Browser, url: string, screen: Subject): Promise<Measured> {
  const page = await openPage(browser);
  await watchPage(page, screen);
  await page.goto(`${url}${screen.path}`);
  const first = await page.evaluate(() => window.benchWatch.firstRows('/api/wls_users'));
  await page.waitForTimeout(1000);

  const times: number[] = [];
  for (let turn = 0; turn < toggles; turn += 1) {
    const watching = page.evaluate(() => window.benchWatch.afterNext('click'));
    await page.waitForTimeout(250);
    await page.getByLabel(`Catalog 0${turn % 4} for Boutique 0000${turn % 7}`).click();
    times.push((await watching).rows);
  }
  const down = await scroll(page, screen, { step: 500, frames, way: 'down' });
  const aside = await scroll(page, screen, { step: 40, frames, way: 'aside' });
  await page.context().close();
  return { first, toggles: times, down, aside };
}

async function main() {
  const catalogs = buildCatalogs(catalogCount);
  const customers = JSON.stringify(buildCustomers(customerCount, catalogs));
  const answers: Record<string, string> = {
    '/api/me': JSON.stringify(admin),
    '/api/wls_users': customers,
    '/api/agents': '[]',
    '/api/catalogs/list_admin': JSON.stringify(catalogs),
    '/api/catalogs/list_simple': JSON.stringify(catalogs),
    '/api/catalog/for_user': '{"status":"success"}',
  };
  const served: Served = {
    answer: ({ pathname }) => answers[pathname],
    pages: { '/floor': path.join(__dirname, 'floor.page.ts') },
  };
  const line = linesOf(await measurePages(served, { screens, rounds }, measure));
  const inFrames = { unit: 'frames' };
  printReport(
    `Visibility of ${customerCount.toLocaleString('en')} customers x ${catalogCount} catalogs, median of ${rounds} rounds`,
    [
      line('first boxes after the answer', ({ first }) => first, { bar: 3 }),
      line('a click until the box is painted', (one) => median(one.toggles), { bar: 2 }),
      line('frames in which it moved down', ({ down }) => down.moved, inFrames),
      line('down, over 32 ms', ({ down }) => down.long, inFrames),
      line('frames in which it moved aside', ({ aside }) => aside.moved, inFrames),
      line('aside, over 32 ms', ({ aside }) => aside.long, inFrames),
    ],
  );
}

void main();

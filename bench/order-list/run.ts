import type { Browser } from '@playwright/test';
import path from 'node:path';
import { admin } from '../tools/admin';
import { measurePages } from '../tools/measurePages';
import { openPage } from '../tools/openBrowser';
import { linesOf, median, printReport, quantile } from '../tools/report';
import { scroll, type Scrolled } from '../tools/scroll';
import type { Served } from '../tools/servePages';
import { type Subject, watchPage } from '../tools/watchPage';
import { buildOrders } from './buildOrders';

const orderCount = 50_000;
const rounds = Number(process.env.ROUNDS ?? 5);
const typed = 'qxjz';

type Screen = Subject & { search: string; sort: string };
const own =
  "(document.querySelector('#list')?.dataset.count ?? '') + '/' + (document.querySelector('[data-id],[data-row-key]')?.textContent ?? '')";
const antd = {
  signature: `document.querySelector('[data-row-key]') === null ? '' : ${own}`,
  search: '#search',
  sort: 'th:has-text("Amount")',
};
const screens: Record<'ours' | 'floor' | 'paged' | 'virtual', Screen> = {
  ours: {
    path: '/admin/orders/list',
    signature: `(() => { const row = document.querySelector('[role=table] [aria-rowindex="2"]'); return row === null ? '' : document.querySelector('[role=table]').getAttribute('aria-rowcount') + row.textContent; })()`,
    scroller: '[role=table][aria-label=Orders] div:has(> table > tbody)',
    search: '[role=searchbox]',
    sort: '[role=columnheader]:has-text("Amount")',
  },
  floor: {
    path: '/floor',
    signature: `document.querySelector('[data-id]') === null ? '' : ${own}`,
    scroller: '#list',
    search: '#search',
    sort: 'button[data-key=amount]',
  },
  paged: { ...antd, path: '/paged', scroller: '#list' },
  virtual: { ...antd, path: '/virtual', scroller: '#list .ant-table-tbody-virtual-holder' },
};

interface Measured {
  first: number;
  keys: number[];
  paints: number[];
  sorts: number[];
  frames: Scrolled;
}

async function measure(browser: Browser, url: string, screen: Screen): Promise<Measured> {
  const page = await openPage(browser);
  await watchPage(page, screen);
  await page.goto(`${url}${screen.path}`);
  const first = await page.evaluate(() => window.benchWatch.firstRows('/api/orders/list'));
  await page.waitForTimeout(1500);

  const keys: number[] = [];
  const paints: number[] = [];
  await page.locator(screen.search).first().focus();
  for (const key of typed) {
    const watching = page.evaluate(() => window.benchWatch.afterNext('keydown'));
    await page.waitForTimeout(250);
    await page.keyboard.press(key);
    const { rows, paint } = await watching;
    keys.push(rows);
    paints.push(paint);
  }
  await page.locator(screen.search).first().fill('');
  await page.waitForTimeout(800);

  const sorts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const watching = page.evaluate(() => window.benchWatch.afterNext('click'));
    await page.waitForTimeout(250);
    await page.locator(screen.sort).first().click();
    sorts.push((await watching).rows);
  }
  const frames = await scroll(page, screen, { step: 700, frames: 120 });
  await page.context().close();
  return { first, keys, paints, sorts, frames };
}

async function main() {
  const orders = JSON.stringify({ status: 'success', orders: buildOrders(orderCount) });
  const served: Served = {
    answer({ pathname, searchParams }) {
      if (pathname === '/api/me') return JSON.stringify(admin);
      if (pathname.startsWith('/api/catalogs/')) return '[]';
      // So that rows can be selected.
      if (pathname === '/api/orders/tasks') return '{"tasks":[]}';
      if (pathname === '/api/orders/views') return '{"views":[]}';
      if (pathname !== '/api/orders/list') return undefined;
      // Orders that wait for the ERP are requested separately; there are none.
      return searchParams.get('sap_status')?.startsWith('1') ? '{"status":"success","orders":[]}' : orders;
    },
    pages: {
      '/floor': path.join(__dirname, 'floor.page.ts'),
      '/paged': path.join(__dirname, 'antd.page.tsx'),
      '/virtual': path.join(__dirname, 'antd.page.tsx'),
    },
  };
  const line = linesOf(await measurePages(served, { screens, rounds }, measure));
  const frames = { unit: 'frames' };
  printReport(`Order list of ${orderCount.toLocaleString('en')} orders, median of ${rounds} rounds`, [
    line('first rows after the answer', ({ first }) => first, { bar: 1.5 }),
    line('a key until its rows are painted', ({ keys }) => median(keys), { bar: 2.5 }),
    line('a key until the next paint, p95', ({ paints }) => quantile(paints, 0.95)),
    line('sort', ({ sorts }) => median(sorts), { bar: 2.2 }),
    line('frames in which it moved, 700 px each', (one) => one.frames.moved, frames),
    line('of these, over 32 ms', (one) => one.frames.long, frames),
  ]);
}

void main();

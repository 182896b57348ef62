import type { Browser, CDPSession, Page } from '@playwright/test';
import path from 'node:path';
import sharp from 'sharp';
import { admin } from '../tools/admin';
import { openBrowser, openPage } from '../tools/openBrowser';
import { median, printReport } from '../tools/report';
import { servePages } from '../tools/servePages';
import { type Subject, watchPage } from '../tools/watchPage';
import { buildOrder } from './buildOrder';

const rounds = Number(process.env.ROUNDS ?? 5);
const garmentCount = Number(process.env.GARMENTS ?? 1000);
const [edits, frames, scrollStep] = [8, 360, 700];

type Name = 'ours' | 'floor' | 'agGrid' | 'antd';
type Screen = Subject & {
  /** A cell in view, by the place of its garment. */
  cell: (garment: number) => string;
  /** Whether it takes a block from the clipboard. */
  pastes: boolean;
  /** So slow that it is opened once, and nothing else. */
  opensOnce?: boolean;
};

const bySku = (garment: number) => `input[data-sku="W${String(garment).padStart(5, '0')}000XS"]`;
const total = `(document.querySelector('#total')?.textContent ?? '')`;
const screens: Record<Name, Screen> = {
  ours: {
    path: '/linesheet/1',
    signature: `(document.querySelector('[aria-label=Total]')?.textContent ?? '')`,
    scroller: 'html',
    cell: bySku,
    pastes: true,
  },
  floor: { path: '/floor', signature: total, scroller: 'html', cell: bySku, pastes: true },
  agGrid: {
    path: '/ag-grid',
    signature: total,
    scroller: '.ag-grid-viewport',
    cell: (garment) => `[row-index="${garment}"] [col-id="XS"]`,
    pastes: false,
  },
  antd: {
    path: '/antd',
    signature: total,
    scroller: 'html',
    cell: bySku,
    pastes: false,
    opensOnce: true,
  },
};

interface Measured {
  opening: number;
  key: number;
  commit: number;
  tab: number;
  paste: number;
  longFrames: number;
  heap: number;
}

/** Milliseconds of work of the page's main thread since it was opened, and what its heap holds in MB. */
async function metrics(session: CDPSession) {
  const { metrics: all } = await session.send('Performance.getMetrics');
  const value = (name: string) => all.find((one) => one.name === name)?.value ?? Number.NaN;
  return { work: value('TaskDuration') * 1000, heap: value('JSHeapUsedSize') / 1_048_576 };
}

/** What a page that only opens leaves unmeasured. */
const unmeasured = {
  key: Number.NaN,
  commit: Number.NaN,
  tab: Number.NaN,
  paste: Number.NaN,
  longFrames: Number.NaN,
  heap: Number.NaN,
};

async function measure(browser: Browser, url: string, screen: Screen): Promise<Measured> {
  const page = await openPage(browser);
  await watchPage(page, screen);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const work = async (act: () => Promise<unknown>) => {
    const before = await metrics(session);
    await act();
    return (await metrics(session)).work - before.work;
  };

  const opening = await work(async () => {
    await page.goto(`${url}${screen.path}`);
    await page.locator(screen.cell(0)).waitFor({ timeout: 300_000 });
    await page.evaluate(() => window.benchWatch.firstRows('/api/order/get_wls'));
    await page.waitForTimeout(1500);
  });
  if (screen.opensOnce) {
    await page.context().close();
    return { opening, ...unmeasured };
  }

  const times = { key: [] as number[], commit: [] as number[], tab: [] as number[] };
  for (let turn = 0; turn < edits; turn += 1) {
    await page.locator(screen.cell(turn % 2)).click();
    await page.keyboard.press('1');
    await settled(page);
    times.key.push(
      await work(async () => {
        await page.keyboard.press(String(turn + 1));
        await painted(page);
      }),
    );
    times.commit.push(
      await work(async () => {
        const watching = page.evaluate(() => window.benchWatch.afterNext('keydown'));
        await page.waitForTimeout(30);
        await page.keyboard.press('Enter');
        await watching;
      }),
    );
    await settled(page);
    await page.locator(screen.cell(turn % 2)).click();
    await settled(page);
    times.tab.push(
      await work(async () => {
        await page.keyboard.press('Tab');
        await painted(page);
      }),
    );
    await settled(page);
  }

  let paste = Number.NaN;
  if (screen.pastes) {
    const pastes: number[] = [];
    for (let turn = 0; turn < edits; turn += 1) {
      await page.locator(screen.cell(turn % 2)).click();
      await settled(page);
      pastes.push(await work(() => page.evaluate(pasteBlock, 20 + turn)));
      await settled(page);
    }
    paste = median(pastes);
  }

  await session.send('HeapProfiler.collectGarbage');
  const { heap } = await metrics(session);
  const lengths = await page.evaluate(
    ([scroller, step, count]) => window.benchWatch.frames(scroller, step, count, 'down'),
    [screen.scroller, scrollStep, frames] as const,
  );
  const hasScrolled = await page.evaluate(
    (scroller) => (document.querySelector(scroller)?.scrollTop ?? 0) > 0,
    screen.scroller,
  );
  await page.context().close();
  return {
    opening,
    key: median(times.key),
    commit: median(times.commit),
    tab: median(times.tab),
    paste,
    longFrames: hasScrolled ? lengths.filter((length) => length > 32).length : Number.NaN,
    heap,
  };
}

/** What follows an edit, such as its saving, must not count as part of the next. */
const settled = (page: Page) => page.waitForTimeout(250);
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** In the page: pastes 5 rows of 7 into the cell with the focus, and waits until the totals are painted. */
async function pasteBlock(quantity: number): Promise<void> {
  const block = Array.from({ length: 5 }, (_none, row) =>
    Array.from({ length: 7 }, (_cell, column) => String(quantity + row + column)).join('\t'),
  ).join('\n');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', block);
  const before = window.benchWatch.signature();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  while (window.benchWatch.signature() === before) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function main() {
  const order = JSON.stringify(buildOrder(garmentCount));
  let version = 1;
  const picture = await sharp({ create: { width: 240, height: 328, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  const server = await servePages({
    answer({ pathname }) {
      if (pathname === '/api/me') return JSON.stringify(admin);
      if (pathname === '/api/order/get_wls/1') return order;
      if (pathname === '/api/order/update')
        return JSON.stringify({ status: 'success', version: (version += 1) });
      return undefined;
    },
    picture,
    pages: {
      '/floor': path.join(__dirname, 'floor.page.ts'),
      '/ag-grid': path.join(__dirname, 'grid.page.ts'),
      '/antd': path.join(__dirname, 'antd.page.tsx'),
    },
  });
  const browser = await openBrowser();
  const results: Record<Name, Measured[]> = { ours: [], floor: [], agGrid: [], antd: [] };
  const asked = process.argv.slice(2);
  const names = (Object.keys(screens) as Name[]).filter((name) => asked.length === 0 || asked.includes(name));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      if (screens[name].opensOnce && round > 0) continue;
      // Every page begins with the order as it was.
      version = 1;
      results[name].push(await measure(browser, server.url, screens[name]));
    }
  }
  await browser.close();
  await server.close();

  const line = (what: string, pick: (one: Measured) => number, bar?: number, unit = 'ms') => {
    const of = (name: Name) => median(results[name].map(pick));
    const others = { agGrid: of('agGrid'), antd: of('antd') };
    const measured = Object.entries(others).filter(([, value]) => !Number.isNaN(value));
    return { what, unit, ours: of('ours'), floor: of('floor'), others: Object.fromEntries(measured), bar };
  };
  printReport(
    `Line sheet of ${garmentCount.toLocaleString('en')} garments, ${(garmentCount * 35).toLocaleString('en')} cells, median of ${rounds} rounds`,
    [
      line('opening, main-thread work', ({ opening }) => opening, 0.5),
      line('a typed key', ({ key }) => key, 0.7),
      line('commit until the totals are painted', ({ commit }) => commit, 0.7),
      line('Tab to the next cell', ({ tab }) => tab, 0.5),
      line('paste of 5 x 7 until the totals are painted', ({ paste }) => paste, 1),
      line(`frames over 32 ms of ${frames}`, ({ longFrames }) => longFrames, undefined, 'frames'),
      line('heap after the edits (ours: under 20 MB)', ({ heap }) => heap, undefined, 'MB'),
    ],
  );
}

void main();

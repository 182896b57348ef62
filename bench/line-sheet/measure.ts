import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPage } from '../tools/openBrowser';
import { median } from '../tools/report';
import { scroll, type Scrolled, type Way } from '../tools/scroll';
import { watchPage } from '../tools/watchPage';
import type { Screen } from './screens';

const edits = 8;

/** The results of one visit to a page: main-thread work in ms, frames, and MB. What it can't do is not a number. */
export interface Measured {
  opening: number;
  key: number;
  commit: number;
  tab: number;
  paste: number;
  heap: number;
  /** Frames while the whole sheet scrolls past, nearly a screen per frame. */
  whole: Scrolled;
  /** Frames at the pace of a mouse wheel that is turned hard. */
  brisk: Scrolled;
}

const unmeasured: Omit<Measured, 'opening'> = {
  key: Number.NaN,
  commit: Number.NaN,
  tab: Number.NaN,
  paste: Number.NaN,
  heap: Number.NaN,
  whole: { moved: Number.NaN, long: Number.NaN },
  brisk: { moved: Number.NaN, long: Number.NaN },
};

const brisk: Way = { step: 100, frames: 240 };
/** More frames than any page of 1,000 garments needs to reach its end. */
const whole: Way = { step: 700, frames: 360 };

/** Runs something in the page and answers the work of its main thread in ms. */
type Work = (act: () => Promise<unknown>) => Promise<number>;

/** Opens a page, types, pastes and scrolls, as far as the page supports it. */
export async function measure(browser: Browser, url: string, screen: Screen): Promise<Measured> {
  const page = await openPage(browser);
  await watchPage(page, screen);
  const session = await page.context().newCDPSession(page);
  // The thread's own work, without the time it waited for a busy processor.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work: Work = async (act) => {
    const before = await metric(session, 'TaskDuration');
    await act();
    return ((await metric(session, 'TaskDuration')) - before) * 1000;
  };

  const measured: Measured = { ...unmeasured, opening: await work(() => open(page, url, screen)) };
  if (screen.edits && !screen.opensOnce) {
    Object.assign(measured, await typeQuantities(page, screen, work));
    if (screen.pastes) measured.paste = await pasteBlocks(page, screen, work);
    await session.send('HeapProfiler.collectGarbage');
    measured.heap = (await metric(session, 'JSHeapUsedSize')) / 1_048_576;
  }
  if (!screen.opensOnce) {
    measured.brisk = await scroll(page, screen, brisk);
    measured.whole = await scroll(page, screen, whole);
  }
  await page.context().close();
  return measured;
}

/** One of the browser's own metrics of a page: seconds of work since it was opened, bytes of its heap. */
async function metric(session: CDPSession, name: 'TaskDuration' | 'JSHeapUsedSize'): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function open(page: Page, url: string, screen: Screen) {
  await page.goto(`${url}${screen.path}`);
  await page.locator(screen.cell(0)).waitFor({ timeout: 300_000 });
  await page.evaluate(() => window.benchWatch.firstRows('/api/order/get_wls'));
  await page.waitForTimeout(1500);
}

async function typeQuantities(page: Page, screen: Screen, work: Work) {
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
  return { key: median(times.key), commit: median(times.commit), tab: median(times.tab) };
}

async function pasteBlocks(page: Page, screen: Screen, work: Work): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < edits; turn += 1) {
    await page.locator(screen.cell(turn % 2)).click();
    await settled(page);
    times.push(await work(() => page.evaluate(pasteBlock, 20 + turn)));
    await settled(page);
  }
  return median(times);
}

/** Work that follows an edit, such as saving, must not count as part of the next one. */
const settled = (page: Page) => page.waitForTimeout(250);
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** In the page: pastes 5 rows of 7 into the focused cell, and waits until the totals are painted. */
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

import type { Browser, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { callWith } from '../tools/callHost';
import { openBrowser } from '../tools/openBrowser';
import { median } from '../tools/report';
import { seed } from '../tools/seed';
import { startServer } from '../tools/startServer';
import { withDatabase } from '../tools/withDatabase';
import { longestTask } from './longestTask';
import { capture, servePlainly } from './plainServer';
import { type Moved, thinLine } from './thinLine';

const rounds = Number(process.env.ROUNDS ?? 5);
const port = 39_467;
const url = `http://localhost:${port}`;
const list = '/api/orders/list';
const rowsShown = `document.querySelectorAll('[role=table] tbody tr').length > 5`;
const tableSettled = `document.querySelector('[role=table]')?.getAttribute('aria-busy') === 'false'`;
const cellsShown = `document.querySelectorAll('input[data-sku]').length > 20`;

type Who = 'ours' | 'floor';
type Results = Map<string, Record<Who, Moved[]>>;
/** The longest tasks of pages, in ms. */
type Tasks = Map<string, number[]>;

/** A page of a signed-in admin, in a profile of its own. */
async function openPage(browser: Browser, cookie: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // What is waited for is evaluated in the page.
    bypassCSP: true,
    // It would load the rest of the page while the answer is measured.
    serviceWorkers: 'block',
  });
  await context.addCookies([toCookie(cookie)]);
  return context.newPage();
}

function toCookie(cookie: string) {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url };
}

/** The bytes of an answer from a server that computes nothing, on a page that shows their beginning. */
async function showPlainly(browser: Browser, address: string, cookie: string): Promise<Moved> {
  const server = await servePlainly(await capture(`${url}${address}`, cookie));
  const page = await openPage(browser, cookie);
  const look = await thinLine(page);
  await page.goto(server.url);
  const moved = await look(/\/answer$/, `document.querySelector('output') !== null`);
  await page.context().close();
  await server.close();
  return moved;
}

/** The whole list with the scripts at hand; the same after one order was sent; and opened again. */
async function showList(browser: Browser, cookie: string, put: (what: string, moved: Moved) => void) {
  const page = await openPage(browser, cookie);
  const look = await thinLine(page);
  await page.goto(`${url}/admin/orders/list?status=sent&current=false`);
  await page.waitForLoadState('networkidle');
  await page.goto(`${url}/admin/orders/list?status=every&current=false`);
  put('first rows', await look(/\/api\/orders\/list$/, rowsShown));

  const asOf = page.waitForRequest((request) => request.url().includes(`${list}?changed_since=`));
  await sendFirst(page);
  const changed = new URL((await asOf).url());
  put('after one send among them', await look(/\/api\/orders\/list\?changed_since=/));
  await page.reload();
  put('opened again, changed', await look(/\/api\/orders\/list$/, rowsShown));
  await settle(cookie);
  await page.reload();
  await look(/\/api\/orders\/list$/, rowsShown);
  await page.reload();
  put('opened again, unchanged', await look(/\/api\/orders\/list$/, rowsShown));
  await page.context().close();
  return changed.pathname + changed.search;
}

/** Waits until the list stays as it is: the ERP answers some time after an order was sent. */
async function settle(cookie: string): Promise<void> {
  for (let status = 200; status !== 304;) {
    const { headers } = await fetch(`${url}${list}`, { headers: { cookie } });
    await sleep(3000);
    const known = headers.get('etag') ?? '';
    ({ status } = await fetch(`${url}${list}`, { headers: { cookie, 'if-none-match': known } }));
  }
}

/** Sends the first order in view that can be sent. */
async function sendFirst(page: Page): Promise<void> {
  for (const actions of await page.getByRole('button', { name: /^Actions for/ }).all()) {
    await actions.click();
    const send = page.getByRole('menuitem', { name: 'Send to the ERP' });
    await page.getByRole('menuitem').first().waitFor();
    if ((await send.count()) === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    await send.click();
    const anyway = page.getByRole('button', { name: 'Send anyway' });
    await anyway.click({ timeout: 1500 }).catch(() => undefined);
    return;
  }
  throw new Error('No order in view can be sent.');
}

const taskOfList = (browser: Browser, cookie: string) =>
  longestTask(browser, {
    cookie: toCookie(cookie),
    first: `${url}/admin/orders/list?status=sent&current=false`,
    page: `${url}/admin/orders/list?status=every&current=false`,
    call: /\/api\/orders\/list$/,
    settled: tableSettled,
  });

const taskOfSheet = (browser: Browser, cookie: string, [small, large]: [string, string]) =>
  longestTask(browser, {
    cookie: toCookie(cookie),
    first: `${url}/linesheet/${small}`,
    page: `${url}/linesheet/${large}`,
    call: new RegExp(`/api/order/get_wls/${large}$`),
    settled: cellsShown,
  });

/** A sheet of 1,000 garments for the first time, with the scripts at hand, and opened again. */
async function showSheet(
  browser: Browser,
  cookie: string,
  [small, large]: [string, string],
  put: (what: string, moved: Moved) => void,
) {
  const page = await openPage(browser, cookie);
  const look = await thinLine(page);
  await page.goto(`${url}/linesheet/${small}`);
  await page.waitForFunction(cellsShown);
  await page.goto(`${url}/linesheet/${large}`);
  const call = new RegExp(`/api/order/get_wls/${large}$`);
  put('cold', await look(call, cellsShown));
  await page.reload();
  put('warm', await look(call, cellsShown));
  await page.context().close();
}

async function signInForCookie(): Promise<string> {
  const account = JSON.stringify({ username: 'admin@demo.test', password: 'linedesk' });
  const call = callWith({ url }, { origin: url });
  return (await call('/auth/token', { body: account })).headers.get('set-cookie')?.split(';')[0] ?? '';
}

function print(results: Results): void {
  const of = (moved: Moved[], pick: (one: Moved) => number) =>
    moved.length === 0 ? Number.NaN : median(moved.map(pick));
  console.table(
    Object.fromEntries(
      [...results].map(([what, { ours, floor }]) => [
        what,
        {
          'ours, ms': Math.round(of(ours, ({ ms }) => ms)),
          'floor, ms': Math.round(of(floor, ({ ms }) => ms)),
          'ours / floor': (of(ours, ({ ms }) => ms) / of(floor, ({ ms }) => ms)).toFixed(2),
          'all of it, ms': Math.round(of(ours, ({ whole }) => whole)),
          KB: (of(ours, ({ bytes }) => bytes) / 1000).toFixed(1),
        },
      ]),
    ),
  );
}

void withDatabase(async ({ env }) => {
  const results: Results = new Map();
  const tasks: Tasks = new Map();
  const noteTask = (what: string, ms: number) => tasks.set(what, [...(tasks.get(what) ?? []), ms]);
  const of = (what: string) => {
    const found = results.get(what) ?? { ours: [], floor: [] };
    results.set(what, found);
    return found;
  };
  const browser = await openBrowser();
  const settings = { ...env, PORT: String(port), PUBLIC_URL: url };
  try {
    const large = await seed(env, { orders: 10_000 - 400, garments: 1000 });
    for (const [more, count] of [
      [0, '10,000 orders'],
      [40_000, '50,000 orders'],
    ] as const) {
      if (more > 0) await seed(env, { orders: more });
      const host = await startServer('server/main.ts', settings);
      try {
        const cookie = await signInForCookie();
        for (let round = 0; round < rounds; round += 1) {
          const changes = await showList(browser, cookie, (what, moved) =>
            of(`${count}: ${what}`).ours.push(moved),
          );
          of(`${count}: first rows`).floor.push(await showPlainly(browser, list, cookie));
          of(`${count}: after one send among them`).floor.push(await showPlainly(browser, changes, cookie));
          noteTask(`${count}, opened`, await taskOfList(browser, cookie));
          if (more > 0) continue;
          await showSheet(browser, cookie, ['1', large], (what, moved) =>
            of(`1,000 garments: ${what}`).ours.push(moved),
          );
          noteTask('1,000 garments, opened', await taskOfSheet(browser, cookie, ['1', large]));
          of('1,000 garments: cold').floor.push(
            await showPlainly(browser, `/api/order/get_wls/${large}`, cookie),
          );
        }
      } finally {
        await host.stop();
      }
    }
  } finally {
    await browser.close();
  }
  console.log(
    'Over 10 Mbit/s and 40 ms, beside the same bytes from a server that computes nothing (bar: 1.3):',
  );
  print(results);
  console.log('The longest task of a page, in ms (bar: 50, less counts as 0):');
  console.table(
    Object.fromEntries(
      [...tasks].map(([what, all]) => [what, { median: median(all), longest: Math.max(...all) }]),
    ),
  );
});

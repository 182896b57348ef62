import { type BrowserContext, type BrowserType, expect, type Page, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demoFolder';
import { freePort } from './freePort';
import { Line } from './offline/Line';
import { signInByForm, signOut } from './session';
import { type Host, startHost } from './startHost';

/*
 * The service worker: everything here happens in a browser of its own, behind a line that can be cut. The browser is
 * closed and started again with the same profile, as a person's is overnight.
 */

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ serviceWorkers: 'allow' });

let folder = '';
let profile = '';
let host: Host;
let line: Line;
let context: BrowserContext | null = null;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-offline-'));
  copyDemo(path.join(folder, 'data'));
  const port = await freePort();
  const hostPort = await freePort();
  host = await startHost(path.join(folder, 'data'), {
    PORT: String(hostPort),
    PUBLIC_URL: `http://localhost:${port}`,
    BRAND_NAME: 'Northwind',
  });
  line = await Line.open(port, hostPort);
});

test.afterAll(async () => {
  await line.close();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(() => {
  line.mend();
  profile = mkdtempSync(path.join(folder, 'profile-'));
});

test.afterEach(async () => {
  await context?.close();
  context = null;
});

test('an order opens offline after a cold start, and numbers typed there arrive later', async ({
  playwright,
}) => {
  const first = await start(playwright);
  const { orderId, sku } = await openOnce(first);
  // Saved after the order was kept.
  await first.locator(`input[data-sku="${sku}"]`).fill('4');
  await first.keyboard.press('Enter');
  await expect
    .poll(() => first.evaluate(async (url) => (await caches.match(url)) !== undefined, savedOf(orderId)))
    .toBe(true);
  await restartWithoutLine(playwright);

  const page = await openSheet(orderId);
  await expect(page.getByText(/^Offline: you see the order as of \d/)).toBeVisible();
  const picture = page.locator('[aria-label="Garments"] img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const cell = page.locator(`input[data-sku="${sku}"]`);
  await expect(cell).toHaveValue('4');
  await cell.fill('7');
  await cell.press('Enter');
  await expect(page.getByText('Offline (1 change not saved yet)').first()).toBeVisible();

  // Once more overnight: what was typed is still there, on top of the order.
  await restartWithoutLine(playwright);
  const again = await openSheet(orderId);
  await expect(again.locator(`input[data-sku="${sku}"]`)).toHaveValue('7');
  await expect(again.getByText('Offline (1 change not saved yet)').first()).toBeVisible();

  line.mend();
  await expect(again.locator('[data-kind=saved]')).toBeVisible({ timeout: 30_000 });
  await expect(again.getByText(/^Offline: you see/)).toBeHidden({ timeout: 30_000 });
  const saved = await (await again.request.get(`${line.url}/api/order/get_wls/${orderId}`)).json();
  expect(Object.assign({}, ...Object.values(saved.lines))).toEqual({ [sku]: 7 });
});

test('a proxy that has lost its host is as good as offline: the order opens, with the name of the brand', async ({
  playwright,
}) => {
  const { orderId, sku } = await openOnce(await start(playwright));
  await context?.close();
  line.cut('host');
  await start(playwright);
  const page = await openSheet(orderId);
  await expect(page.getByText(/^Offline: you see the order as of \d/)).toBeVisible();
  await expect(page).toHaveTitle(/Northwind/);
  await expect(page.locator(`input[data-sku="${sku}"]`)).toHaveValue('2');
});

test('a session that ended meanwhile costs no number: after signing in, they are saved', async ({
  playwright,
}) => {
  const { orderId, sku } = await openOnce(await start(playwright));
  await restartWithoutLine(playwright);
  const page = await openSheet(orderId);
  const cell = page.locator(`input[data-sku="${sku}"]`);
  await cell.fill('9');
  await cell.press('Enter');
  await expect(page.getByText('Offline (1 change not saved yet)').first()).toBeVisible();

  await context?.clearCookies();
  line.mend();
  await expect(page).toHaveURL(/\/login\?from=\/linesheet\//, { timeout: 30_000 });
  await page.getByLabel('Username').fill('customer@demo.test');
  await page.getByLabel('Password').fill('linedesk');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.locator(`input[data-sku="${sku}"]`)).toHaveValue('9');
  await expect(page.locator('[data-kind=saved]')).toBeVisible();
  const saved = await (await page.request.get(`${line.url}/api/order/get_wls/${orderId}`)).json();
  expect(Object.assign({}, ...Object.values(saved.lines))).toEqual({ [sku]: 9 });
});

test('signing out leaves nothing for the next person, online or offline', async ({ playwright }) => {
  const page = await start(playwright);
  const { orderId } = await openOnce(page);
  expect(await cachedNames(page)).toEqual(['linedesk-orders', 'linedesk-person', 'linedesk-pictures']);
  await signOut(page);
  expect(await cachedNames(page)).toEqual([]);

  await restartWithoutLine(playwright);
  const signedOutPage = await openSheet(orderId);
  await expect(signedOutPage.getByText('The server could not be reached.')).toBeVisible();
  expect(await signedOutPage.locator('body').textContent()).not.toContain('Offline trip');

  line.mend();
  await signInByForm(signedOutPage, 'agent');
  await signedOutPage.goto('/admin/orders/list');
  await expect(signedOutPage.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect.poll(() => cachedNames(signedOutPage)).toContain('linedesk-person');
  line.cut();
  await signedOutPage.goto(`/linesheet/${orderId}`);
  await expect(signedOutPage.getByText('The server could not be reached.')).toBeVisible();
  expect(await signedOutPage.locator('body').textContent()).not.toContain('Offline trip');
});

test('a new version of the page is offered, and comes when the person wants it', async ({ playwright }) => {
  const page = await start(playwright);
  const { sku } = await openOnce(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  line.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 30_000 });

  // Amid typing nothing happens: the new version waits until it is asked for.
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed');
  const cell = page.locator(`input[data-sku="${sku}"]`);
  await cell.fill('5');
  expect(await isWaiting()).toBe(true);
  await expect(cell).toBeFocused();
  await cell.press('Enter');
  await expect(page.locator('[data-kind=saved]')).toBeVisible();
  expect(await isWaiting()).toBe(true);
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('script[src*="deployed"]')).toHaveCount(1);
  await expect(cell).toHaveValue('5');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
  await expect(page.getByText('A new version is ready')).toBeHidden();
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(isServed).toBe(true);
});

const savedOf = (orderId: string) => `/api/order/get_wls/${orderId}?saved`;

interface Playwright {
  chromium: BrowserType;
}

/** Starts the browser with the profile of this test; answers its page. */
async function start({ chromium }: Playwright): Promise<Page> {
  context = await chromium.launchPersistentContext(profile, { serviceWorkers: 'allow', baseURL: line.url });
  return context.pages()[0] ?? context.newPage();
}

async function restartWithoutLine(playwright: Playwright): Promise<void> {
  await context?.close();
  line.cut();
  await start(playwright);
}

async function openSheet(orderId: string): Promise<Page> {
  const page = context?.pages()[0];
  if (page === undefined) throw new Error('The browser has no page.');
  await page.goto(`/linesheet/${orderId}`);
  return page;
}

/** A customer opens a new order while online, orders two pieces, and all of it is kept. */
async function openOnce(page: Page): Promise<{ orderId: string; sku: string }> {
  const headers = { Origin: line.url };
  const account = { username: 'customer@demo.test', password: 'linedesk' };
  const signedIn = await page.request.post('/auth/token', { headers, data: account });
  expect(await signedIn.json()).toMatchObject({ status: 'success' });
  const [catalog] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const data = { title: 'Offline trip', catalog: catalog.id };
  const made = await page.request.post('/api/order/new_simple', { headers, data });
  const { order_id: orderId } = await made.json();
  const { garments } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
  const [{ with_stocks: withStocks, skus }] = garments;
  const { sku } = skus.find(({ stock }: { stock: number }) => !withStocks || stock > 0);

  await page.goto(`/linesheet/${orderId}`);
  const cell = page.locator(`input[data-sku="${sku}"]`);
  // Typed before the worker is there: the order is kept as it was saved.
  await cell.fill('2');
  await cell.press('Enter');
  await expect(page.locator('[data-kind=saved]')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => cachedNames(page), { timeout: 30_000 })
    .toEqual(['linedesk-orders', 'linedesk-person', 'linedesk-pictures']);
  return { orderId, sku };
}

/** The caches of the person that have anything in them. */
function cachedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /^linedesk-(person|orders|pictures)$/.test(name));
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return names.filter((_name, index) => (sizes[index] ?? 0) > 0).sort();
  });
}

import { expect, type Page, test } from '@playwright/test';
import { signIn, signInByForm, signOut } from './session';

/** Tells the statuses over the wire of a call, which the page never sees: a 304 becomes what the browser has kept. */
async function watchStatuses(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const statuses: { id: string; status: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  // This may come before the request is known.
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.push({ id: requestId, status: statusCode });
  });
  return (call: RegExp) =>
    statuses.filter(({ id }) => call.test(addresses.get(id) ?? '')).map(({ status }) => status);
}

/** What a script of this page could get of a call without asking the host, or even with it. */
const readCached = (page: Page, url: string, cache: RequestCache) =>
  page.evaluate(
    async ([address, mode]) => {
      try {
        return (await fetch(address, { cache: mode, mode: 'same-origin' })).status;
      } catch {
        return 'nothing';
      }
    },
    [url, cache] as const,
  );

test('a list and a sheet that have not changed are not sent again', async ({ page }) => {
  await signIn(page, 'agent');
  const statusesOf = await watchStatuses(page);
  await page.goto('/admin/orders/list?status=every&current=false');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.nth(3)).toBeVisible();
  // The ERP's answers to the demo's orders may change the list once more.
  await expect(async () => {
    const before = await rows.nth(1).innerText();
    await page.reload();
    await expect(rows.nth(3)).toBeVisible();
    expect(await rows.nth(1).innerText()).toBe(before);
    expect(statusesOf(/\/api\/orders\/list$/).at(-1)).toBe(304);
  }).toPass();
  expect(statusesOf(/\/api\/orders\/list$/)[0]).toBe(200);

  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0&limit=1')).json();
  await page.goto(`/linesheet/${orders[0].id}`);
  await expect(page.locator('input[data-sku]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('input[data-sku]').first()).toBeVisible();
  await expect.poll(() => statusesOf(/\/api\/order\/get_wls\//)).toEqual([200, 304]);
});

test('nothing of it is to be had after signing out, nor by the next person', async ({ page }) => {
  await signInByForm(page, 'admin');
  const url = '/api/orders/list';
  expect(await readCached(page, url, 'default')).toBe(200);
  expect(await readCached(page, url, 'only-if-cached')).toBe(200);
  await signOut(page);
  expect(await readCached(page, url, 'only-if-cached')).not.toBe(200);
  expect(await readCached(page, url, 'force-cache')).toBe(401);
  await signInByForm(page, 'customer');
  const { orders: own } = await page.evaluate(async (address) => (await fetch(address)).json(), url);
  const { orders: all } = await (await page.request.get(url)).json();
  expect(own).toEqual(all);
  expect(new Set(own.map((order: { customer: { id: string } }) => order.customer.id)).size).toBe(1);
});

test('after a note among many orders only what has changed is asked for', async ({ page }, {
  repeatEachIndex,
}) => {
  const note = `Ring the shop first, ${repeatEachIndex}`;
  await signIn(page, 'admin');
  await page.goto('/admin/orders/list?status=every&current=false');
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(2);
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: /note/i }).click();
  const asking = page.waitForRequest((one) => one.url().includes('/api/orders/list?changed_since='));
  await page.getByRole('dialog').getByRole('textbox').first().fill(note);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Chromium doesn't always have the answer to what a page has read, so it is asked for again.
  const { orders: changed } = await (await page.request.get((await asking).url())).json();
  expect(changed.map((order: { note?: string }) => order.note)).toContain(note);
  // The ERP's answers to the demo's orders may be among them.
  const { orders: all } = await (await page.request.get('/api/orders/list')).json();
  expect(changed.length).toBeLessThan(all.length / 5);
  await page.reload();
  await expect(row.getByLabel(note).or(row.getByText(note)).first()).toBeAttached();
});

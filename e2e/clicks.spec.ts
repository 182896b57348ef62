import { expect, type Page, test } from '@playwright/test';
import { command, copyOrders, ordersOf } from './copyOrders';
import { countClicks } from './countClicks';
import { signIn } from './session';

const list = '/admin/orders/list';

/** The row of an order in the list. */
const rowOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.locator(`a[href="/linesheet/${id}"]`) });

test('30 orders are sent in 4 clicks, and the answers of the ERP arrive by themselves', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(list);
  const ids = await copyOrders(page, 'Sent together', 30);
  await page.goto(list);
  const clicks = await countClicks(page);
  await page.getByRole('searchbox', { name: 'Search' }).click();
  await page.keyboard.type('Sent together');
  await expect(page.getByText('30 orders', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown orders' }).click();
  await page.getByRole('button', { name: 'Send to SAP' }).click();
  await page.getByRole('button', { name: 'Send 30' }).click();
  const report = page.getByRole('dialog', { name: '30 orders sent to SAP' });
  await expect(report).toContainText('30 done');
  expect(clicks()).toBe(4);
  await expect
    .poll(async () => (await ordersOf(page, 'sap_status=2')).filter(({ id }) => ids.includes(id)).length, {
      timeout: 60_000,
    })
    .toBe(30);
});

test('the figures of the season are one click away', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('status').filter({ hasText: /pieces/ })).toBeVisible();
  expect(clicks()).toBe(1);
});

test('a shop orders again in 2 clicks', async ({ page }) => {
  await signIn(page, 'customer');
  const seen: { id: string }[] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const orders = await ordersOf(page, 'current_catalog=true&sap_status=0,1,2,3');
  const order = orders.find(
    ({ items_count, catalog }) => items_count > 0 && seen.some(({ id }) => id === catalog.id),
  );
  if (order === undefined) throw new Error('The demo customer has an order that can be copied.');
  await page.goto(`${list}?status=all&q=${encodeURIComponent(order.name)}`);
  await expect(rowOf(page, order.id)).toBeVisible();
  const clicks = await countClicks(page);
  await rowOf(page, order.id)
    .getByRole('button', { name: /^Create copy of / })
    .click();
  await page.getByRole('dialog', { name: 'Duplicate order' }).getByRole('button', { name: 'Copy' }).click();
  await expect(page).toHaveURL(/\/linesheet\//);
  expect(page.url()).not.toContain(`/linesheet/${order.id}`);
  expect(clicks()).toBe(2);
});

test('an order is duplicated in 2 clicks, for its customer at its place', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const [id = ''] = await copyOrders(page, 'To duplicate', 1);
  await page.goto(`${list}?q=${encodeURIComponent('To duplicate')}`);
  const clicks = await countClicks(page);
  await rowOf(page, id).hover();
  await rowOf(page, id)
    .getByRole('button', { name: /^Create copy of / })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate order' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(clicks()).toBe(2);
  const copies = (await ordersOf(page, 'sap_status=0')).filter(({ name }) => name === 'To duplicate 1');
  expect(copies).toHaveLength(2);
  expect(copies[0]?.address_id).toBe(copies[1]?.address_id);
  expect(copies[0]?.channel).toBe(copies[1]?.channel);
});

test('the finished orders of a catalog of this week come as PDFs in 6 clicks', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const ids = await copyOrders(page, 'Finished this week', 2);
  for (const id of ids) await command(page, 'PUT', '/api/order/finish', { id, customer_finished: true });
  const order = (await ordersOf(page, 'sap_status=0')).find(({ id }) => id === ids[0]);
  await page.reload();
  const states = page.getByRole('radiogroup', { name: 'Status' });
  await expect(states).toBeVisible();
  const clicks = await countClicks(page);
  await states.getByText('finished').click();
  await page.getByRole('button', { name: 'More filters' }).click();
  const filters = page.getByRole('dialog', { name: 'More filters' });
  await expect(filters.getByLabel('Catalogs')).toBeFocused();
  await page.keyboard.type(order?.catalog.name ?? '');
  await page.keyboard.press('Enter');
  await filters.getByLabel('After').focus();
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  await page.keyboard.type(monday.toLocaleDateString('en-GB', { timeZone: 'Europe/Berlin' }));
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(rowOf(page, ids[1] ?? '')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown orders' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF of each, as a zip' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^orders_\d+\.zip$/);
  expect(clicks()).toBe(6);
});

test('what a customer sees is 3 clicks away', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const users: { name: string; id: string; catalogs: string[] }[] = await (
    await page.request.get('/api/wls_users?num_catalogs=true')
  ).json();
  const customer = users.find(({ catalogs }) => catalogs.length > 0);
  const clicks = await countClicks(page);
  await page.locator('nav a[href="/admin/users/list"]').click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(customer?.name ?? '');
  await page
    .getByRole('link', { name: `Detail of ${customer?.name}`, exact: true })
    .first()
    .click();
  const catalogs = page.getByRole('region', { name: 'Catalogs' });
  await catalogs.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/catalog\/list\//);
  expect(clicks()).toBe(3);
});

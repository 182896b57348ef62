import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { read } from 'xlsx';
import { listZip } from '../server/files/zip';
import { originOfHost, signIn } from './session';

interface Order {
  id: string;
  name: string;
  items_count: number;
  catalog_type: string;
  address_id: string;
  channel: string;
  customer: { id: string; name: string };
}

const list = '/admin/orders/list?current=false';

async function ordersOf(page: Page, query: string): Promise<Order[]> {
  const answer = await page.request.get(`/api/orders/list?${query}`);
  return (await answer.json()).orders;
}

const command = async (page: Page, method: 'POST' | 'PUT', address: string, data: object) => {
  const headers = { origin: originOfHost() };
  const answer = await page.request.fetch(address, { method, data, headers });
  expect(await answer.json()).toMatchObject({ status: 'success' });
  return answer.json();
};

/** Copies of an order that has everything that the ERP asks for; their names begin with this text. */
async function copyOrders(page: Page, name: string, count: number): Promise<string[]> {
  const open = await ordersOf(page, 'sap_status=0');
  const source = open.find(
    (one) =>
      one.items_count > 0 && one.catalog_type !== 'return' && one.address_id !== '' && one.channel !== '',
  );
  if (source === undefined) throw new Error('The demo has no order that can be sent.');
  const users = await (
    await page.request.get('/api/wls_users?include_addresses=true&include_salesorg=true')
  ).json();
  const { addresses, sales_organizations } = users.find(
    ({ id }: { id: string }) => id === source.customer.id,
  );
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { order_id } = await command(page, 'POST', '/api/order/copy', {
      source: source.id,
      customer_id: source.customer.id,
      title: `${name} ${index}`,
      address: addresses[0].sap_id,
      ...sales_organizations[0],
    });
    ids.push(order_id);
  }
  return ids;
}

const region = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

test('20 orders are sent in five clicks, and the answers of the ERP arrive by themselves', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(list);
  const ids = await copyOrders(page, 'Sent together', 20);
  await page.goto(`${list}&q=${encodeURIComponent('Sent together')}`);
  await expect(page.getByText('20 orders', { exact: true })).toBeVisible();
  let clicks = 0;
  const click = async (role: 'button' | 'checkbox', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name }).click();
  };
  await click('checkbox', 'Select all shown orders');
  await click('button', 'Send to SAP');
  await click('button', 'Send 20');
  const report = page.getByRole('dialog', { name: '20 orders sent to SAP' });
  await expect(report).toContainText('20 done');
  clicks += 1;
  await report.getByRole('button', { name: 'Close' }).last().click();
  expect(clicks).toBeLessThanOrEqual(5);
  await expect
    .poll(async () => (await ordersOf(page, 'sap_status=2')).filter(({ id }) => ids.includes(id)).length, {
      timeout: 60_000,
    })
    .toBe(20);
});

test('a range is chosen with Shift, and its Excel files come as one zip that opens', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const ticks = page.getByRole('checkbox', { name: /^Select .+ of / });
  await ticks.nth(1).click();
  await ticks.nth(3).click({ modifiers: ['Shift'] });
  await expect(region(page)).toContainText('3 orders');
  await region(page).getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel of each, as a zip' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders_\d+\.zip$/);
  const files = await listZip(readFileSync(await download.path()));
  expect(files).toHaveLength(3);
  for (const { name, unpack } of files) {
    expect(name).toMatch(/^order_\d+.*\.xlsx$/);
    expect(read(await unpack()).SheetNames).toContain('Order');
  }
});

test('what was deleted is back after Undo, and admins find it among the deleted orders', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(list);
  await copyOrders(page, 'Deleted together', 3);
  await page.goto(`${list}&q=${encodeURIComponent('Deleted together')}`);
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown orders' }).click();
  await region(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 3' }).click();
  await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Actions for Deleted together 1 of / }).click();
  await page.getByRole('menuitem', { name: 'Delete order' }).click();
  await page.getByRole('dialog', { name: 'Delete order' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions for Deleted together 1 of / }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
});

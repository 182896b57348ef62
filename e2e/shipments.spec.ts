import { expect, type Page, test } from '@playwright/test';
import type { Order, OrderFulfillment, OrderSummary } from '../src/api';
import { command, copyOrders, ordersOf } from './copyOrders';
import { countClicks } from './countClicks';
import { signIn } from './session';

const list = '/admin/orders/list';
const maxClicks = 12;

const read = async <Answer>(page: Page, call: string): Promise<Answer> =>
  (await page.request.get(`/api/${call}`)).json();

const fulfillmentOf = (page: Page, id: string) => read<OrderFulfillment>(page, `order/fulfillment/${id}`);

/** An order of the demo customer that the demo's ERP has confirmed short, and shipped in part. */
async function shippedOrder(page: Page): Promise<OrderSummary> {
  await signIn(page, 'customer');
  let found: OrderSummary | undefined;
  await expect
    .poll(
      async () => {
        const orders = (await ordersOf(page, 'sap_status=2')) as OrderSummary[];
        found = orders.find(({ confirmed_short }) => confirmed_short);
        const { shipments, invoices } = found
          ? await fulfillmentOf(page, found.id)
          : { shipments: [], invoices: [] };
        return shipments.length > 0 && invoices.length > 0;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('The demo customer has an order that was shipped.');
  return found;
}

// One host plays the season for all of them.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a shop finds its parcel, and what is still to come of the order', async ({ page }) => {
  const order = await shippedOrder(page);
  const { lines, shipments } = await fulfillmentOf(page, order.id);
  const toCome = lines.reduce((sum, line) => sum + line.to_come, 0);
  await page.goto(list);
  await expect(page.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
  const clicks = await countClicks(page);
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Sent').click();
  await page.getByRole('cell', { name: order.name }).getByRole('link').click();
  const parcel = page.getByRole('link', { name: /^Follow the shipment / });
  await expect(parcel).toHaveAttribute('href', shipments[0]?.tracking_url ?? '');
  await expect(parcel).toHaveAttribute('target', '_blank');
  expect(clicks()).toBeLessThan(maxClicks);

  await page.getByRole('group', { name: 'Cells show' }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'To come' }).click();
  await expect(page.getByLabel('Total')).toContainText(`${toCome} pieces to come`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF of / }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  expect(clicks()).toBeLessThanOrEqual(maxClicks);
});

test('an agent finds what is still to come for a shop', async ({ page }) => {
  const order = await shippedOrder(page);
  await signIn(page, 'agent');
  await page.goto(list);
  const clicks = await countClicks(page);
  await page.locator('nav a[href="/admin/users/list"]').click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(order.customer.name);
  await page
    .getByRole('link', { name: `Detail of ${order.customer.name}`, exact: true })
    .first()
    .click();
  const section = page.getByRole('region', { name: 'Still to come' });
  await expect(section.getByRole('link', { name: order.name })).toBeVisible();
  await expect(section).toContainText(String(order.to_come));
  expect(clicks()).toBeLessThanOrEqual(maxClicks);
});

test('an admin finds what is still to come of a garment', async ({ page }) => {
  const order = await shippedOrder(page);
  await signIn(page, 'admin');
  const { lines } = await fulfillmentOf(page, order.id);
  const sku = lines.find((line) => line.to_come > 0)?.sku ?? '';
  const { garments } = await read<Order>(page, `order/get_wls/${order.id}`);
  const garment = garments.find(({ skus }) => skus.some((one) => one.sku === sku));
  await page.goto(list);
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: /^Find/ }).click();
  await page.getByRole('combobox', { name: 'Find' }).fill(garment?.generic ?? '');
  await page.getByRole('option', { name: garment?.name }).first().click();
  const section = page.getByRole('region', { name: 'Still to come' });
  await expect(section.getByRole('link', { name: order.name })).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(maxClicks);
});

test('an order that is sent again shows what has changed since the first version', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const [id = ''] = await copyOrders(page, 'Sent twice', 1);
  const send = async () => {
    await command(page, 'POST', '/api/order/send_sap', { id });
    await expect
      .poll(async () => (await ordersOf(page, 'sap_status=2')).some((one) => one.id === id), {
        timeout: 60_000,
      })
      .toBe(true);
  };
  await send();
  await command(page, 'PUT', '/api/order/unlock', { id });
  const order = await read<Order>(page, `order/get_wls/${id}`);
  const lines = Object.fromEntries(
    order.garments.flatMap(({ skus }) =>
      skus.flatMap(({ sku, quantity }) => (quantity > 0 ? [[sku, quantity] as const] : [])),
    ),
  );
  const [sku = '', quantity = 0] = Object.entries(lines)[0] ?? [];
  const { version, wanted } = order;
  await command(page, 'PUT', '/api/order/update', {
    ...{ id, version, wanted, lines: { ...lines, [sku]: quantity + 5 } },
  });
  await send();
  await page.goto(`/linesheet/${id}`);
  await page.getByRole('group', { name: 'Cells show' }).getByRole('button').click();
  await page.getByRole('menuitem', { name: /version 1/ }).click();
  await expect(page).toHaveURL(/cells=since-1/);
  const changed = page.locator('[data-differs] input');
  await expect(changed).toHaveCount(1);
  await expect(changed).toHaveAccessibleName(new RegExp(`was ${quantity}, is ${quantity + 5}`));
});

import { expect, type Page, test } from '@playwright/test';
import { createOrder } from './createOrder';
import { originOfHost, signIn } from './session';
import { uploadSkus } from './uploadCatalog';
import { workbook } from './workbook';

const skus = (generic: string, name: string, price: number) =>
  ['S', 'M', 'L'].map((size) => ({ generic, name, size, price }));

const cell = (page: Page, sku: string) => page.locator(`input[data-sku="${sku}"]`);
const total = (page: Page) => page.getByLabel('Total', { exact: true });
const saved = (page: Page) => expect(page.locator('[data-kind=saved]')).toBeVisible();

async function enter(page: Page, sku: string, quantity: number) {
  await cell(page, sku).fill(String(quantity));
  await cell(page, sku).press('Tab');
  await saved(page);
}

test('two people share an order through a change of prices, its sending, and the end of a session', async ({
  page: customer,
  browser,
}) => {
  test.setTimeout(180_000);
  const admin = await (await browser.newContext()).newPage();
  await signIn(customer, 'customer');
  const me = await (await customer.request.get('/api/me')).json();
  await signIn(admin, 'admin');
  const headers = { Origin: originOfHost() };
  const catalog = await uploadSkus(admin, 'Shared', [
    ...skus('SHR001', 'Shared cape', 90),
    ...skus('SHR002', 'Hood', 5),
  ]);
  const id = await createOrder(admin, { title: 'Shared order', catalog, customer: me.id });

  await customer.goto('/admin/orders/list?status=all');
  // What the list shows is remembered once it is there.
  await expect(customer.getByRole('table', { name: 'Orders' })).toBeVisible();
  await customer.goto(`/linesheet/${id}`);
  await enter(customer, 'SHR001000S', 2);
  await enter(customer, 'SHR002000S', 1);
  await expect(total(customer)).toContainText('€185.00');

  // A changed price is told, and counts nowhere before it is taken.
  const { buffer, name, mimeType } = workbook('prices.xlsx', ['generic', 'wh_price'], ['SHR001', 94.5]);
  const multipart = { catalog_ids: catalog, override: 'false', file_path: { buffer, name, mimeType } };
  await admin.request.post('/api/garments/edit', { headers, multipart });
  const listed = async () => {
    const { orders } = await (await admin.request.get('/api/orders/list?sap_status=0')).json();
    return orders.find((order: { id: string }) => order.id === id).total_price;
  };
  await customer.reload();
  await expect(total(customer)).toContainText('€185.00');
  expect(await listed()).toBe(185);
  await enter(customer, 'SHR002000S', 2);
  await expect(total(customer)).toContainText('€190.00');
  expect(await listed()).toBe(190);
  await customer.getByRole('button', { name: '1 price changed since: +€9.00' }).click();
  await customer.getByRole('button', { name: 'Take the new prices' }).click();
  await expect(total(customer)).toContainText('€199.00');
  await expect(customer.getByRole('button', { name: /changed since/ })).toHaveCount(0);
  expect(await listed()).toBe(199);

  // Each learns of the other, and sees what they change.
  await admin.goto(`/linesheet/${id}`);
  await expect(admin.getByText(`${me.name} has this order open too.`)).toBeVisible();
  await enter(admin, 'SHR001000M', 7);
  await expect(cell(customer, 'SHR001000M')).toHaveValue('7', { timeout: 40_000 });
  await expect(
    customer.locator('td[data-changed]').filter({ has: cell(customer, 'SHR001000M') }),
  ).toHaveCount(1);
  await expect(
    customer.getByText(/has this order open too\. 1 quantity was changed just now\./),
  ).toBeVisible();

  // The session ends: nothing typed is lost.
  await customer.context().clearCookies();
  await cell(customer, 'SHR001000L').fill('3');
  await cell(customer, 'SHR001000L').press('Tab');
  await expect(customer.getByText('Your session ended. Nothing you typed is lost.')).toBeVisible();
  await customer.getByLabel('Username').fill('customer@demo.test');
  await customer.getByLabel('Password').fill('linedesk');
  await customer.getByRole('button', { name: 'Login' }).click();
  await expect(cell(customer, 'SHR001000L')).toHaveValue('3');
  await saved(customer);
  await customer.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(customer).toHaveURL(/\/admin\/orders\/list\?status=all$/);

  // Once it is sent, the sheet shows what is ordered, and what can be done.
  const sent = await admin.request.post('/api/order/send_sap', { headers, data: { id } });
  expect(await sent.json()).toMatchObject({ status: 'success' });
  await admin.goto(`/linesheet/${id}`);
  await expect(admin.getByRole('switch', { name: 'Only selected' })).toBeChecked();
  await expect(admin.getByText(/^Since .* to the ERP|^Since .*The ERP took the order/)).toBeVisible();
  await admin.context().close();
});

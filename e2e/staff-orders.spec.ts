import { expect, type Page, test } from '@playwright/test';
import { originOfHost, signIn } from './session';

interface Customer {
  id: string;
  name: string;
  addresses: { sap_id: string }[];
  sales_organizations: { sales_organization: string; channel: string }[];
}

const get = async <Answer>(page: Page, address: string): Promise<Answer> =>
  (await page.request.get(address)).json();

/** A customer whose name no other contains, and who has one place. */
async function findCustomer(page: Page): Promise<Customer> {
  const customers = await get<Customer[]>(
    page,
    '/api/wls_users?include_addresses=true&include_salesorg=true&num_catalogs=true',
  );
  const found = customers.find(
    ({ name, addresses, sales_organizations }) =>
      addresses.length === 1 &&
      sales_organizations.length === 1 &&
      customers.filter((other) => other.name.includes(name)).length === 1,
  );
  if (found === undefined) throw new Error('The demo has no customer with one place.');
  return found;
}

test('an order for a customer is made in four clicks from anywhere', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/admin/catalog/list');
  const customer = await findCustomer(page);
  const [catalog] = await get<{ name: string }[]>(page, '/api/catalogs/list_simple');
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await click('link', 'List of orders');
  await click('link', 'New order');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(customer.name);
  await click('button', `Select ${customer.name}`);
  await expect(page.getByText(`For ${customer.name}`)).toBeVisible();
  await expect(page.getByLabel('Order name')).toBeFocused();
  await page.keyboard.type('In four clicks');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Catalog' })).toBeFocused();
  await page.keyboard.type(catalog?.name ?? '');
  await page.keyboard.press('Enter');
  await click('button', 'Create');
  await expect(page.getByRole('dialog', { name: 'Order created' })).toContainText(`for ${customer.name}`);
  expect(clicks).toBeLessThanOrEqual(4);
});

test('Back and a reload offer the order that was made, and none is made twice', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/admin/catalog/list');
  const customer = await findCustomer(page);
  const [catalog] = await get<{ name: string }[]>(page, '/api/catalogs/list_simple');
  const title = 'Made only once';
  const fill = async () => {
    await page.getByLabel('Order name').fill(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type(catalog?.name ?? '');
    await page.keyboard.press('Enter');
  };
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await page.goto(`/admin/order/for/${customer.id}`);
  await fill();
  // The host creates the order, but its answer is lost.
  await page.route('**/api/order/new_simple', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(page.getByRole('dialog', { name: 'Oops!' })).toContainText('could not be reached');
  await page.unroute('**/api/order/new_simple');
  await page.reload();
  await fill();
  await create.click();
  const dialog = page.getByRole('dialog', { name: 'Order created' });
  const view = dialog.getByRole('link', { name: 'view it' });
  await expect(view).toBeVisible();
  const href = (await view.getAttribute('href')) ?? '';

  await view.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await expect(view).toHaveAttribute('href', href);
  await page.reload();
  await expect(view).toHaveAttribute('href', href);
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Order name')).toHaveValue('');
  await expect(dialog).toBeHidden();

  const { orders } = await get<{ orders: { name: string }[] }>(page, '/api/orders/list');
  expect(orders.filter(({ name }) => name === title)).toHaveLength(1);
});

test('an order that misses something is looked at, sent, and the ERP’s answer arrives', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/admin/orders/list?current=false');
  const { orders } = await get<{ orders: { id: string; items_count: number; catalog_type: string }[] }>(
    page,
    '/api/orders/list?sap_status=0',
  );
  const source = orders.find((order) => order.items_count > 0 && order.catalog_type !== 'return');
  const customer = await findCustomer(page);
  const answer = await page.request.post('/api/order/copy', {
    headers: { origin: originOfHost() },
    data: {
      ...{ source: source?.id, customer_id: customer.id, title: 'Without an address' },
      ...{ address: '', sales_organization: '', channel: '' },
    },
  });
  expect(await answer.json()).toMatchObject({ status: 'success' });

  let answerStock = () => {};
  await page.route('**/api/orders/check_stock', async (route) => {
    await new Promise<void>((resolve) => {
      answerStock = resolve;
    });
    await route.continue();
  });
  await page.goto(`/admin/orders/list?current=false&q=${encodeURIComponent('Without an address')}`);
  const row = page.getByRole('row').filter({ hasText: 'Without an address' });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send to the ERP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send “Without an address” to SAP' });
  await expect(dialog).toContainText('The order has no address.');
  const send = dialog.getByRole('button', { name: 'Send anyway' });
  await expect(dialog).toContainText('Checking the stock');
  // Waits until the dialog is open and still.
  await send.click({ trial: true });
  const before = await send.boundingBox();
  answerStock();
  await expect(dialog).not.toContainText('Checking the stock');
  expect(await send.boundingBox()).toEqual(before);
  await send.click();
  await expect(page.getByText('Order sent to SAP')).toBeVisible();
  await expect(page.getByText('SAP accepted “Without an address”')).toBeVisible({ timeout: 30_000 });
  await expect(row.getByTitle('Sent', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Open “Without an address”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Without an address');
});

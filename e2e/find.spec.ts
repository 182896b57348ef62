import { expect, test } from '@playwright/test';
import { dialogOf, expectNoFault, open } from './accessibility/audit';
import { signIn } from './session';

test('Ctrl+K finds a customer and begins an order for them', async ({ page }) => {
  await signIn(page, 'agent');
  await open(page, 'overview');
  const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  await expect(field).toBeFocused();
  await field.fill(customer.name);
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await expect(found.filter({ hasText: customer.email }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /results?\.$/ })).toBeVisible();
  await expectNoFault(page, 'find', dialogOf(page));
  const begin = found.filter({ hasText: `New order for ${customer.name}` });
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await begin.getAttribute('aria-selected')) === 'true') break;
    await field.press('ArrowDown');
  }
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/order/for/${customer.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
});

test('a customer finds a garment, and only their own things; a cell keeps its keys', async ({ page }) => {
  await signIn(page, 'customer');
  const { orders } = await (await page.request.get('/api/orders/list')).json();
  // Of the demo: other tests make orders in which nothing is in stock.
  const order = orders.find(
    (one: { sap_status: number; catalog: { name: string } }) =>
      one.sap_status === 0 && /SS27$/.test(one.catalog.name),
  );
  await page.goto(`/linesheet/${order.id}`);
  const cell = page.locator('table input:enabled').first();
  await cell.click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cell).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find' });
  await expect(field).toBeFocused();
  const catalog = await (await page.request.get(`/api/catalog/list/${order.catalog.id}`)).json();
  const [garment] = catalog.garments;
  await field.fill(garment.generic);
  const found = page.getByRole('option', { name: new RegExp(`^${garment.generic} .*${catalog.name}`) });
  await expect(found).toHaveAttribute('href', new RegExp(`/admin/catalog/list/${order.catalog.id}\\?q=`));
  await field.fill('customer');
  await expect(page.getByRole('status').filter({ hasText: /results?\.$|Nothing matches/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Customers' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cell).toBeFocused();
});

test('what is typed while the search loads is searched for, and changes nothing else', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'orders/list');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('overview', { delay: 30 });
  const field = page.getByRole('combobox', { name: 'Find' });
  await expect(field).toBeFocused();
  await page.keyboard.type(' of', { delay: 30 });
  await expect(field).toHaveValue('overview of');
  await expect(search).toHaveValue('');
});

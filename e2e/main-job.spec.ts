import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { read, utils } from 'xlsx';
import { signIn } from './session';
import { uploadCatalog } from './uploadCatalog';

/** One of the fixtures, as a form field takes it. */
function fixture(name: string) {
  const buffer = readFileSync(path.join(__dirname, 'fixtures', name));
  return { name, mimeType: 'application/octet-stream', buffer };
}

interface Me {
  id: string;
  name: string;
  addresses: unknown[];
  sales_organizations: unknown[];
}

async function meOf(page: Page): Promise<Me> {
  return (await page.request.get('/api/me')).json();
}

test('the main job, from a spreadsheet to the ERP', async ({ page }) => {
  const catalog = 'Women from LibreOffice';
  const title = 'Spring order from LibreOffice';

  await signIn(page, 'customer');
  const customer = await meOf(page);

  // The brand's staff upload the catalog and create an order for the shop.
  await signIn(page, 'admin');
  await uploadCatalog(page, { name: catalog, file: fixture('catalog-libreoffice.xlsx') });
  await page.goto(`/admin/order/for/${customer.id}`);
  await page.getByLabel('Order name').fill(title);
  await page.getByLabel('Catalog', { exact: true }).click();
  await page.getByTitle(new RegExp(`^${catalog} \\(`)).click();
  // Of several places staff choose one; a single one is chosen already.
  for (const [field, places] of [
    ['Address', customer.addresses],
    ['Sales organization/channel', customer.sales_organizations],
  ] as const) {
    if (places.length < 2) continue;
    await page.getByLabel(field).click();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Create' }).click();
  const created = page.getByRole('dialog', { name: 'Order created' });
  const href = await created.getByRole('link', { name: 'view it' }).getAttribute('href');
  expect(href).toMatch(/^\/linesheet\/\d+$/);

  // The shop types its quantities.
  await signIn(page, 'customer');
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const cells = page.getByRole('textbox', { name: /stock|,/ }).and(page.locator('table input:enabled'));
  const quantities = [4, 6, 2];
  for (const [index, quantity] of quantities.entries()) {
    await cells.nth(index).fill(String(quantity));
    await cells.nth(index).press('Enter');
  }
  await expect(page.getByLabel('Total')).toContainText('12');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Total')).toContainText('12');
  await expect(cells.nth(1)).toHaveValue('6');

  await page.getByRole('checkbox', { name: 'Finished' }).click();
  const confirm = page.getByRole('dialog', { name: 'Send order' });
  await expect(confirm).toContainText('Please, confirm you want to label this order as finished.');
  await confirm.getByRole('button', { name: "Yes, I'm done!" }).click();
  await expect(page.getByRole('checkbox', { name: 'Finished' })).toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  const workbook = read(readFileSync(await (await downloading).path()));
  const [, skuSheet = ''] = workbook.SheetNames;
  const rows = utils.sheet_to_json<Record<string, unknown>>(workbook.Sheets[skuSheet] ?? {});
  expect(rows.map((row) => row.Quantity).sort()).toEqual([2, 4, 6]);

  // The agent finds the order and sends it to the ERP.
  await signIn(page, 'agent');
  await page.goto('/admin/orders/list');
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('row').filter({ hasText: catalog });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('12');
  await expect(row.getByTitle('Finished by customer')).toHaveText('finished');
  await row.getByRole('button', { name: /actions/i }).click();
  await page.getByRole('menuitem', { name: 'Send to the ERP' }).click();
  await expect(page.getByText('Order sent to SAP. There is no delivery date.')).toBeVisible();
  await page.getByText(/^all$/i).click();
  await expect(row.getByTitle('Sent', { exact: true })).toBeVisible();
});

test('a shop can open the line sheet of its own order only', async ({ page }) => {
  await signIn(page, 'customer');
  await page.goto('/linesheet/999999');
  await expect(page.getByText('This order does not exist, or you don’t have access to it.')).toBeVisible();
});

test('after the session ends, signing in again leads back to the same place', async ({ page }) => {
  await page.goto('/admin/orders/list?status=all');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Username').fill('agent@demo.test');
  await page.getByLabel('Password').fill('linedesk');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list\?status=all/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

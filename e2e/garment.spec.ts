import { expect, test } from '@playwright/test';
import { expectNoFault } from './accessibility/audit';
import { createOrder } from './createOrder';
import { originOfHost, signIn } from './session';

interface Garment {
  generic: string;
  name: string;
  skus: { sku: string }[];
}

test('Ctrl+K leads to a garment over all orders, and its figures to just these', async ({ page }) => {
  await signIn(page, 'admin');
  const read = async (address: string) => (await page.request.get(`/api/${address}`)).json();
  const [customer] = await read('wls_users?num_catalogs=true');
  const { rows } = await read('overview/slow_garments');
  const unordered = async ({ id }: { id: string }) =>
    (await read(`garments/orders/${id}`)).statuses.length === 0;
  let generic = '';
  for (const row of rows) if (generic === '' && (await unordered(row))) generic = row.id;
  const [catalog] = (await read(`garments/orders/${generic}`)).catalogs;
  const { garments }: { garments: Garment[] } = await read(`catalog/list/${catalog.id}`);
  const garment = garments.find((one) => one.generic === generic);
  const [first, last] = [garment?.skus[0], garment?.skus.at(-1)];
  if (garment === undefined || first === undefined || last === undefined)
    throw new Error('The demo has no garment that nobody has ordered.');
  const title = 'An order of one garment';
  const id = await createOrder(page, { title, catalog: catalog.id, customer: customer.id });
  const lines = { [first.sku]: 3, [last.sku]: 40 };
  const saved = await page.request.put('/api/order/update', {
    headers: { Origin: originOfHost() },
    data: { id, lines, wanted: [], service_date: null },
  });
  expect(await saved.json()).toMatchObject({ status: 'success' });

  // Two steps: the keys, and Enter.
  await page.goto('/admin/orders/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill(garment.generic);
  await expect(page.getByRole('option', { selected: true })).toContainText(garment.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: garment.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/garment/${garment.generic}$`));

  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'order' })).toContainText('1 order43 pieces');
  const matrix = main.getByRole('table', { name: 'Pieces by color and size' });
  await expect(matrix.getByRole('row').last().getByRole('cell').last()).toHaveText('43');
  await expect(
    main.getByRole('table', { name: 'By status' }).getByRole('row', { name: /^Open/ }),
  ).toContainText('43');
  await expectNoFault(page, 'garment');

  for (const figure of [
    main.getByRole('link', { name: '1 order', exact: true }),
    matrix.getByRole('link', { name: '40', exact: true }).first(),
    main.getByRole('link', { name: 'Open', exact: true }),
    main.getByRole('link', { name: customer.name }),
  ]) {
    await figure.click();
    await expect(page).toHaveURL(/\/admin\/orders\/list\?/);
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await expect(page.getByText(title).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: garment.name })).toBeVisible();
  }
});

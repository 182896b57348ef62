import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { read, utils, type WorkSheet, write } from 'xlsx';
import { dialogOf } from './accessibility/audit';
import { seriousViolations } from './seriousViolations';
import { originOfHost, signIn } from './session';

/** The address of the nth cell of a form that a person may fill in, by the codes of its lines and its sizes. */
function entryCells(sheet: WorkSheet): string[] {
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, blankrows: true });
  return rows.flatMap((values, row) => {
    const line: unknown = values.at(-1);
    const places: unknown = typeof line === 'string' && line.startsWith('[') ? JSON.parse(line) : [];
    return (Array.isArray(places) ? places : []).flatMap((place, position) =>
      place === null ? [] : [utils.encode_cell({ r: row, c: 11 + position })],
    );
  });
}

test('an order goes out as Excel, is filled in there, and comes back', async ({ page }) => {
  await signIn(page, 'customer');
  const headers = { Origin: originOfHost() };
  const catalogs: { id: string }[] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const data = { title: 'There and back', catalog: catalogs[0]?.id };
  const { order_id: orderId } = await (
    await page.request.post('/api/order/new_simple', { headers, data })
  ).json();
  await page.goto(`/linesheet/${orderId}`);
  const cells = page.locator('table input:enabled');
  await cells.first().fill('4');
  await cells.first().press('Tab');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  const download = await downloading;
  const book = read(readFileSync(await download.path()));
  const sheet = book.Sheets['Order form'] ?? {};
  const [, second = '', third = ''] = entryCells(sheet);
  sheet[second] = { t: 'n', v: 6 };
  sheet[third] = { t: 's', v: 'six' };

  await page.getByRole('button', { name: 'Fill from Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from Excel' });
  await dialog.getByLabel('Filled file').setInputFiles({
    name: 'filled.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' })),
  });
  await expect(dialog.getByText('1 value not taken')).toHaveCount(2);
  await expect(dialog.getByRole('table', { name: 'Not taken' })).toContainText(
    `${third}“six”Not a whole number`,
  );
  expect(await seriousViolations(page, dialogOf(page))).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Total')).toContainText('10');
  // Until the change is on its way, the sheet still says that the cell before it is saved.
  await expect
    .poll(async () => {
      const { lines } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
      return Object.values(lines).flatMap((garment) => Object.values(Object(garment)));
    })
    .toEqual([4, 6]);
});

test('an order is filled in from a list of EANs, and a garment is found by one', async ({ page }) => {
  await signIn(page, 'customer');
  const headers = { Origin: originOfHost() };
  const catalogs: { id: string }[] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const data = { title: 'By EAN', catalog: catalogs[0]?.id };
  const { order_id: orderId } = await (
    await page.request.post('/api/order/new_simple', { headers, data })
  ).json();
  const { garments } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
  const { name, with_stocks: withStocks, skus } = garments[2];
  expect(withStocks).toBe(false);
  const [first, second] = skus;
  expect(first.ean).toMatch(/^2\d{12}$/);

  await page.goto(`/linesheet/${orderId}`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(first.ean);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('article', { name }).locator('table input').first().click();
  await expect(page.getByRole('group', { name: 'Tools' }).getByText(`EAN ${first.ean}`)).toBeVisible();

  await page.getByRole('button', { name: 'Fill from Excel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from Excel' });
  await dialog.getByLabel('Filled file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`EAN;Quantity\n${first.ean};3\n0${second.ean};2\n4006381333931;1\n`),
  });
  await expect(dialog.getByRole('table', { name: 'Not taken' })).toContainText(
    '4006381333931 is not in this catalog',
  );
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).click();
  const savedLines = async () => {
    const { lines } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
    return Object.assign({}, ...Object.values(lines));
  };
  await expect.poll(savedLines).toEqual({ [first.sku]: 3, [second.sku]: 2 });
});

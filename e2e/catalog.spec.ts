import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { originOfHost, signIn } from './session';
import { workbook } from './workbook';

const header = [
  'generic',
  'number',
  'name',
  'with_stocks',
  'color',
  'color_name',
  'size',
  'wh_price',
  'rt_price',
  'currency',
];
const skus = (generic: string, name: string, price: number) =>
  ['S', 'M', 'L'].map((size) => [generic, generic, name, 'yes', '000', 'Black', size, price, 250, 'EUR']);

/** The color of every picture here, which none of the demo's own pictures has. */
const background = { r: 90, g: 20, b: 200 };
const drawn = [90, 20, 200].map((channel) => Math.round(channel / 10));

async function picture(name: string, width = 790, height = 1080) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The overall color of a picture on the image host. */
async function colorOf(page: Page, address: string): Promise<number[]> {
  const answer = await page.request.get(`/images/${address}.jpg`);
  const { channels } = await sharp(await answer.body()).stats();
  return channels.map(({ mean }) => Math.round(mean / 10));
}

async function uploadPictures(page: Page, button: string, label: string, files: { name: string }[]) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).setInputFiles(await Promise.all(files.map(({ name }) => picture(name))));
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Uploaded images!')).toBeVisible({ timeout: 40_000 });
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // So that the next upload is not confirmed by this message.
  await expect(page.getByText('Uploaded images!')).toHaveCount(0);
}

test('a new catalog, from its file and its pictures to a line sheet', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'customer');
  const customer = await (await page.request.get('/api/me')).json();
  await signIn(page, 'admin');

  // Bad rows are reported before anything is sent.
  await page.goto('/admin/catalog/upload');
  await page.getByLabel('Name').fill('Capsule');
  await page.getByLabel('Season').fill('aw27');
  const badRow = ['CAP1', 'CAP1', 'Cape', 'yes', '000', '', 'M', 'dear', '', 'EUR'];
  await page
    .getByLabel('Catalog file')
    .setInputFiles(workbook('bad.xlsx', header, ...skus('CAP001', 'Cape', 120), badRow));
  await expect(page.getByRole('region', { name: 'Bad rows' })).toContainText('5generic');
  await expect(page.getByRole('button', { name: 'Create' })).toBeDisabled();
  await page
    .getByLabel('Catalog file')
    .setInputFiles(workbook('catalog.xlsx', header, ...skus('CAP001', 'Cape', 120)));
  await expect(page.getByText('3 rows, all good')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Is current' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Awesome! Catalog Capsule was created')).toBeVisible();
  await page.getByRole('link', { name: 'view it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Capsule' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cape' })).toBeVisible();
  const catalog = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // Pictures: a wrong one is left out, the others arrive.
  await page.goto('/admin/catalog/images');
  await page.getByRole('button', { name: 'Image upload' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Images').setInputFiles([await picture('CAP001.jpg', 600, 800)]);
  await expect(dialog).toContainText('600x800 px, not 790x1080');
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await uploadPictures(page, 'Image upload', 'Images', [
    { name: 'CAP001.jpg' },
    { name: 'CAP001_000_1.jpg' },
  ]);
  await uploadPictures(page, 'Color upload', 'Colors', [{ name: 'CAP001_000.jpg' }]);
  for (const address of [
    'garments/CAP001',
    'garments/CAP001_000_1',
    'thumbnails/CAP001',
    'colors/CAP001_000',
  ])
    expect([address, await colorOf(page, address)]).toEqual([address, drawn]);

  // An update adds a garment, a batch edits a price.
  await page.goto(`/admin/catalog/reupload?catalog=${catalog}`);
  await page
    .getByLabel('Catalog file')
    .setInputFiles(workbook('more.xlsx', header, ...skus('CAP002', 'Hood', 80)));
  await expect(page.getByText('3 rows, all good')).toBeVisible();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expect(page.getByRole('heading', { name: 'This update makes 1 change' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What changes' })).toContainText('CAP002 Hood');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Awesome! Catalog was updated')).toBeVisible({ timeout: 40_000 });
  await page.goto('/admin/catalog/batch');
  await page.getByRole('combobox', { name: 'Catalogs' }).click();
  await page.getByTitle('Capsule, AW27').click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByTitle('Edit').click();
  await page
    .getByLabel('Excel file')
    .setInputFiles(workbook('prices.xlsx', ['generic', 'wh_price'], ['CAP001', 99]));
  await expect(page.getByText('1 row, all good')).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Awesome! Updated successfully!')).toBeVisible();

  await page.goto('/admin/catalog/list?q=capsule');
  const card = page.getByRole('listitem').filter({ hasText: 'Capsule' });
  await expect(card).toContainText('2 garments');
  await card.getByRole('link', { name: 'Capsule', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Garments' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Pictures missing/ }).click();
  await expect(page).toHaveURL(/\?tab=pictures$/);
  await expect(page.getByRole('table', { name: 'Garments without a picture' })).toContainText('CAP002');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Catalogs' }).click();
  await expect(page).toHaveURL(/\/admin\/catalog\/list$/);
  const answer = await page.request.put('/api/catalog/for_user', {
    headers: { Origin: originOfHost() },
    data: { catalog_id: catalog, user_id: customer.id, action: 'enable' },
  });
  expect(await answer.json()).toMatchObject({ status: 'success' });

  // The shop orders from it.
  await signIn(page, 'customer');
  await page.goto('/admin/orders/new');
  await page.getByLabel('Order name').fill('From the capsule');
  await page.getByLabel('Catalog').click();
  await page.getByTitle('Capsule (2)').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog', { name: 'Order created' }).getByRole('link', { name: 'view it' }).click();
  const cape = page.getByRole('article').filter({ hasText: 'Cape' });
  await expect(cape).toContainText('€99.00');
  const shown = cape.locator('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('article').filter({ hasText: 'Hood' })).toBeVisible();
  const sheet = page.url();

  // It can still be deleted, and the order keeps its garments.
  await signIn(page, 'admin');
  await page.goto('/admin/catalog/list?q=capsule');
  await page.getByRole('button', { name: 'Actions of Capsule' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 order');
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('Catalog deleted')).toBeVisible();
  await expect(page.getByText('No catalogs match “capsule”.')).toBeVisible();
  await page.goto(sheet);
  await expect(page.getByRole('article').filter({ hasText: 'Cape' })).toBeVisible();
});

test('a stock file is taken as a task, which the task list shows', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/ed');
  await page.getByRole('button', { name: 'Upload stocks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload stocks' });
  const rows = Array.from({ length: 3000 }, (_, place) => [`NEW000000${place}`, place]);
  await dialog.getByLabel('Stock file').setInputFiles(workbook('stock.xlsx', ['sku', 'stock'], ...rows));
  await expect(dialog.getByText('3,000 rows, all good')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Uploaded new stocks')).toBeVisible({ timeout: 40_000 });
  await dialog.getByText('Close', { exact: true }).click();
  await page.getByRole('button', { name: 'Task List' }).click();
  const newest = page.getByRole('table', { name: 'Tasks' }).getByRole('row').nth(1);
  await expect(newest).toContainText('UploadStock');
  await expect(newest).toContainText('done');
});

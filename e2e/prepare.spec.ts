import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { seriousViolations } from './seriousViolations';
import { signIn } from './session';

const textFile = (name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), encoding),
});

/** Codes, colors and numbers as a German program writes them, with a title above and sizes as columns. */
const german = [
  'Preisliste Herbst;;;;;;',
  'Artikelnummer;Bezeichnung;Farbe;EK;Währung;S;M',
  'MANTEL-7;Wollmantel;Nachtblau;1.234,50;eur;3;4',
  'MANTEL-7;Wollmantel;Bordeaux;1.234,50;eur;;5',
];

async function openResult(page: Page, file: ReturnType<typeof textFile>) {
  await page.getByLabel('Your file').setInputFiles(file);
  await page.getByRole('button', { name: 'Match the columns' }).click();
  await page.getByRole('button', { name: 'Look at the result' }).click();
}

test('a brand’s own list becomes a catalog, and its stock finds the same skus', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/prepare');
  await openResult(page, textFile('herbst.csv', german, 'latin1'));
  await expect(page.getByText('3 rows, 5 kinds of changes, ready for the upload')).toBeVisible();
  const changes = page.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row', { name: /1\.234,50 1234\.5 plain number 3 3/ })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Use for a new catalog' }).click();
  await expect(page.getByText('herbst-prepared.xlsx')).toBeVisible();
  await expect(page.getByText('3 rows, all good')).toBeVisible();
  await page.getByLabel('Name').fill('Prepared');
  await page.getByLabel('Season').fill('AW27');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Awesome! Catalog Prepared was created')).toBeVisible();
  await page.getByRole('link', { name: 'view it' }).click();
  await expect(page.getByText('Wollmantel').first()).toBeVisible();

  await page.goto('/admin/prepare?for=stock');
  await openResult(
    page,
    textFile('bestand.csv', [
      'Artikel;Farbe;Größe;Bestand',
      'mantel-7;Nachtblau;M;12',
      'mantel-7;Bordeaux;M;8',
    ]),
  );
  await page.getByRole('button', { name: 'Use for the stock upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload stocks' });
  await expect(dialog.getByText('2 rows, all good')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Uploaded new stocks')).toBeVisible({ timeout: 20_000 });
});

test('an upload that gets another kind of file offers to prepare it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/users/bulkadd');
  const customers = textFile('customers.csv', ['email,first_name,last_name', 'ada@prepared.test,Ada,Byron']);
  // A file that is dropped is not filtered by its extension.
  const dropped = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], name ?? ''));
      return transfer;
    },
    [customers.name, customers.buffer.toString()],
  );
  await page
    .getByRole('button', { name: /Choose a file or drop it here/ })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('customers.csv is not an .xlsx or .xls file.')).toBeVisible();
  await page.getByRole('button', { name: 'Prepare customers.csv' }).click();
  await page.getByRole('button', { name: 'Match the columns' }).click();
  await page.getByRole('button', { name: 'Look at the result' }).click();
  await page.getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText('customers-prepared.xlsx')).toBeVisible();
  await expect(page.getByText('1 row, all good')).toBeVisible();
  await page.getByRole('button', { name: 'Update!' }).click();
  await expect(page.getByText('ada@prepared.test')).toBeVisible();
});

/** The color in the middle of a shown picture, rounded to tens: JPEG does not keep it exactly. */
const middleOf = (page: Page, name: RegExp) =>
  page.getByRole('img', { name }).evaluate((shown) => {
    if (!(shown instanceof HTMLImageElement) || shown.naturalWidth === 0) return [];
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen?.drawImage(shown, shown.naturalWidth / 2, shown.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue].map((one) => Math.round(one / 10) * 10);
  });

test('pictures of any size and kind become what the image upload takes', async ({ page }) => {
  await signIn(page, 'admin');
  const catalogs = await (await page.request.get('/api/catalogs/list_admin')).json();
  const { garments } = await (await page.request.get(`/api/catalog/list/${catalogs[0].id}`)).json();
  const [{ generic, colors }] = garments;
  const create = { width: 1600, height: 900, channels: 3, background: { r: 200, g: 30, b: 90 } } as const;
  await page.goto('/admin/prepare/pictures');
  await page.getByLabel('Your pictures').setInputFiles([
    {
      name: `${generic.toLowerCase()}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create }).png().toBuffer(),
    },
    {
      name: `${generic}_${colors[0].number}_front.webp`,
      mimeType: 'image/webp',
      buffer: await sharp({ create }).webp().toBuffer(),
    },
  ]);
  // Fit, as it is offered first: the picture is in the middle.
  await expect.poll(() => middleOf(page, / after$/)).toEqual([200, 30, 90]);
  await page.getByText('Crop to fill').click();
  await page.getByRole('button', { name: 'Make 2 pictures' }).click();
  await expect(page.getByText('2 pictures of 2 made')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use for the image upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload images' });
  await expect(dialog.getByText(`${generic}_${colors[0].number}_1.jpg`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Uploaded images!')).toBeVisible({ timeout: 20_000 });
  const answer = await page.request.get(`/images/garments/${generic}.jpg`);
  const { width, height, format } = await sharp(await answer.body()).metadata();
  expect({ width, height, format }).toEqual({ width: 790, height: 1080, format: 'jpeg' });
});

import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import { workbook } from '../workbook';
import { dialogOf, expectNoFault, open } from './audit';

test.setTimeout(180_000);
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

const list = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('what is told about the rows of a file has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'users/bulkadd');
  const users = workbook(
    'users.xlsx',
    ['name', 'email', 'sap_id'],
    ['Ada', 'customer@demo.test', '1'],
    ['Bo', 'bo@bo', '1'],
  );
  await page.getByLabel('Excel file').setInputFiles(users);
  await expect(page.getByText('1 row to correct, nothing was sent')).toBeVisible();
  await expectNoFault(page, 'bad rows that the page found');
  await page.getByRole('button', { name: 'Check with the server too' }).click();
  await expect(page.getByText('2 rows to correct, nobody was created')).toBeVisible();
  await expectNoFault(page, 'bad rows that the server found');

  await open(page, 'catalog/upload');
  const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency', 'remarks'];
  const catalog = workbook('told.xlsx', header, ['TLD001', 'Cape', '000', 'S', 120, 'EUR', 'x']);
  await page.getByLabel('Catalog file').setInputFiles(catalog);
  await expect(page.getByText('1 row, none is wrong, 1 thing to know')).toBeVisible();
  await expectNoFault(page, 'notes before an upload');
  await page.getByLabel('Name').fill('Told');
  // An old season: other tests order from the newest catalog.
  await page.getByLabel('Season').fill('AW20');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The upload is done. Notes:')).toBeVisible();
  await expectNoFault(page, 'notes after an upload');
});

async function tryStep(page: Page, button: string, sign: string, what: string) {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(sign).first()).toBeVisible();
  await expectNoFault(page, what);
}

test('the steps of preparing a file have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'prepare');
  const shirts = list(
    'shirts.csv',
    'Style,Title,Colour,S,M,RRP',
    'A-1,Shirt,Blue,3,4,"1,20"',
    'A-2,Top,Red,1,,9',
  );
  await page.getByLabel('Your file').setInputFiles(shirts);
  await expect(page.getByRole('button', { name: 'Match the columns' })).toBeEnabled();
  await expectNoFault(page, 'the file');
  await tryStep(page, 'Match the columns', 'How your file is laid out', 'the columns');

  await open(page, 'users/bulkadd');
  await page.getByRole('button', { name: 'Prepare a file' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'preparing beside an upload', dialogOf(page));
});

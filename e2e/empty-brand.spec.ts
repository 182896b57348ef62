import { type Browser, expect, type Page, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdmin } from './createAdmin';
import { seriousViolations } from './seriousViolations';
import { signInAs } from './session';
import { type Host, startHost } from './startHost';
import { workbook } from './workbook';

const email = 'bo@brand.test';
const password = 'seven brass buttons';

// The second test fills the brand that the first one found empty.
test.describe.configure({ mode: 'default' });

let folder = '';
let host: Host;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-empty-'));
  await createAdmin({ DATA_DIR: folder }, { email, name: 'Bo Brand', password });
  host = await startHost(folder, { DEMO: 'false' });
});
test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: host.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAs(page, email, password);
  return page;
}

async function expectNoFault(page: Page, place: string) {
  expect([place, ...(await seriousViolations(page))]).toEqual([place]);
}

async function visit(page: Page, place: string) {
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** What each page of a brand without data says, and where it leads. */
const emptyPages: [place: string, sentence: string, way?: string][] = [
  ['orders/list', 'No order of a current catalog is open.', 'Choose a customer to order for'],
  ['orders/list?status=all&current=false', 'There are no orders yet.', 'Choose a customer to order for'],
  ['orders/new', 'There is no catalog to order from yet. Please upload one first.', 'New catalog'],
  ['orders/new_link', 'There is no catalog to order from yet. Please upload one first.', 'New catalog'],
  ['users/list', 'There are no customers yet.', 'Add customer'],
  ['users/catalogs', 'There are no agents yet.', 'Add agent'],
  ['catalog/list', 'There are no catalogs yet.', 'New catalog'],
  ['catalog/reupload', 'There are no catalogs yet.', 'New catalog'],
  ['catalog/enable', 'There are no catalogs yet.', 'New catalog'],
  ['catalog/batch', 'There are no catalogs yet.', 'New catalog'],
];

test('a brand without anything says on each page what to do next', async ({ browser }) => {
  const page = await signedIn(browser);
  for (const [place, sentence, way] of emptyPages) {
    await visit(page, `/admin/${place}`);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    if (way !== undefined)
      await expect(page.getByRole('main').getByRole('link', { name: way }).last()).toBeVisible();
    await expectNoFault(page, place);
  }
  await visit(page, '/admin/ed');
  await page.getByRole('button', { name: 'Task List' }).click();
  await expect(page.getByRole('dialog').getByText('There are no tasks yet.')).toBeVisible();
  await expectNoFault(page, 'Task List');
  await page.context().close();
});

test('its first catalog, customer and order are made on the screens', async ({ browser }) => {
  const page = await signedIn(browser);
  await page
    .getByRole('list', { name: 'First steps' })
    .getByRole('link', { name: 'Upload a catalog' })
    .click();
  await expect(page).toHaveURL(/catalog\/upload/);
  await visit(page, '/admin/catalog/upload');
  await page.getByLabel('Name').fill('Capsule');
  await page.getByLabel('Season').fill('aw27');
  const header = ['generic', 'name', 'color', 'color_name', 'size', 'wh_price', 'currency'];
  const rows = ['S', 'M', 'L'].map((size) => ['CAP001', 'Cape', '000', 'Black', size, 120, 'EUR']);
  await page.getByLabel('Catalog file').setInputFiles(workbook('catalog.xlsx', header, ...rows));
  await expect(page.getByText('3 rows, all good')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Is current' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Awesome! Catalog Capsule was created')).toBeVisible();

  await visit(page, '/admin/users/add');
  await page.getByLabel('Name').fill('Shop One');
  await page.getByRole('textbox', { name: 'Email' }).fill('one@shop.test');
  await page.getByRole('checkbox', { name: 'Capsule' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog', { name: 'User created' }).getByRole('link', { name: 'view it' }).click();
  await expect(page.getByRole('heading', { name: 'Shop One' })).toBeVisible();
  await expect(page.getByText('No orders yet.')).toBeVisible();

  await page.getByRole('link', { name: 'Create order' }).click();
  await page.getByLabel('Order name').fill('The first');
  // The only catalog is chosen already.
  await expect(page.getByTitle('Capsule (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog', { name: 'Order created' }).getByRole('link', { name: 'view it' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const cell = page.locator('input[data-sku="CAP001000M"]');
  await cell.fill('4');
  await cell.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toHaveCount(1);

  await visit(page, '/admin/orders/list');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for The first of Shop One' }).click();
  await page.getByRole('menuitem', { name: 'Create copy' }).click();
  await page.getByRole('button', { name: 'Select customer' }).click();
  await expect(page.getByRole('button', { name: 'Select Shop One' })).toBeVisible();
  await page.context().close();
});

import { expect, type Page, test } from '@playwright/test';
import { seriousViolations } from './seriousViolations';
import { signInQuietly } from './session';

test.setTimeout(240_000);
// Colours are only what they are once a dialog has faded in, so nothing fades.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Goes to a place of the admin shell and waits until its data is there. */
async function open(page: Page, place: string) {
  await page.goto(`/admin/${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

async function expectNoFault(page: Page, what: string) {
  expect.soft(await seriousViolations(page), what).toEqual([]);
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the menu of the first order. */
const openRowMenu = (page: Page) =>
  page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();

test('the login page has no serious fault', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectNoFault(page, 'login');
});

async function expectNoFaultOf(page: Page, places: readonly string[]) {
  for (const place of places) {
    await open(page, place);
    await expectNoFault(page, place);
  }
}

test('the screens of orders have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await expectNoFaultOf(page, [
    'orders/list',
    'orders/list?q=nothing-has-this-name',
    'orders/new',
    'orders/new_link',
  ]);
});

test('the screens of customers have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  await expectNoFaultOf(page, [
    'users/list',
    'users/add',
    'users/bulkadd',
    'users/catalogs',
    `user/${customer.id}`,
  ]);
});

test('the screens of catalogs have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  await expectNoFaultOf(page, [
    'catalog/list',
    'catalog/list?q=nothing-has-this-name',
    `catalog/list/${catalog.id}`,
    'catalog/upload',
    `catalog/reupload?catalog=${catalog.id}`,
  ]);
});

test("the screens of an admin's tools have no serious fault", async ({ page }) => {
  await signInQuietly(page, 'admin');
  await expectNoFaultOf(page, ['catalog/enable', 'catalog/batch', 'catalog/images', 'ed', 'nothing-here']);
});

test('the menus of the shell have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await open(page, 'ed');
  await page.getByRole('button', { name: 'Side menu' }).click();
  await expectNoFault(page, 'folded menu');
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFault(page, 'account menu');
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'password dialog');
  await closeDialog(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'menu drawer');
});

test('the menus and dialogs of orders have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await open(page, 'orders/list');
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'filters');
  await closeDialog(page);

  await openRowMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFault(page, 'row menu');
  await page.keyboard.press('Escape');

  for (const entry of ['Change address/channel', 'Delete order', 'History', 'Create copy']) {
    await openRowMenu(page);
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFault(page, entry);
    if (entry !== 'Create copy') await closeDialog(page);
  }
  await page.getByRole('button', { name: 'Select customer' }).click();
  await expect(page.getByRole('button', { name: /^Select / }).nth(1)).toBeVisible();
  await expectNoFault(page, 'customer chooser');
});

test('the dialogs of management have no serious fault', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await open(page, 'ed');
  for (const button of ['Upload stocks', 'Remove stocks', 'Task List', 'Image upload', 'Color upload']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFault(page, button);
    await closeDialog(page);
  }
});

test('the line sheet has no serious fault', async ({ page }) => {
  await signInQuietly(page, 'customer');
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  const { id } = orders.find((order: { items_count: number }) => order.items_count > 0);
  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoFault(page, 'line sheet');

  // With a selection, as a list, and with the pictures of a garment.
  await page.locator('input[data-sku]:enabled').first().click();
  await page.keyboard.press('Shift+Space');
  await expectNoFault(page, 'selection');
  await page.getByTitle('List', { exact: true }).click();
  await expectNoFault(page, 'as a list');
  await page
    .getByRole('button', { name: /^Pictures of/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'pictures');
});

test('a button has its own name again as soon as its call is done', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await page.goto('/admin/ed');
  // So slow a transition would keep for minutes whatever leaves in one.
  await page.addStyleTag({ content: '* { transition-duration: 600s !important; }' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/stocks/sync', async (route) => {
    await answered;
    await route.fulfill({ json: { status: 'error', error: 'Not now.' } });
  });
  await page.getByRole('button', { name: 'Sync stocks' }).click();
  await expect(page.getByRole('button', { name: 'loading Sync stocks', exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync stocks', exact: true })).toBeVisible();
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import { expectNoFault, expectNoFaultWithMenu, open } from './audit';
import { expectFocusSeen, walk } from './focus';

test.setTimeout(180_000);
// Colors are final only once a page has faded in, so fading is turned off.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

/** Opens each screen once, and expects that it has no serious fault and shows where the focus is. */
async function visit(page: Page, places: readonly string[]) {
  for (const place of places) {
    await open(page, place);
    await expectNoFault(page, place);
    await expectFocusSeen(page, place);
  }
}

/** Looks at what a screen shows at other times, with the same fields and buttons. */
async function visitToo(page: Page, places: readonly string[]) {
  for (const place of places) {
    await open(page, place);
    await expectNoFault(page, place);
  }
}

/** Expects that a switch that is on looks otherwise than off in the system's colors; leaves it off. */
async function expectSwitchSeen(toggle: Locator) {
  await toggle.page().emulateMedia({ forcedColors: 'active' });
  const look = () => toggle.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect(toggle).toBeChecked();
  const on = await look();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  expect(await look()).not.toBe(on);
  await toggle.page().emulateMedia({ forcedColors: 'none' });
}

const customersOf = async (page: Page) => (await page.request.get('/api/wls_users?num_catalogs=true')).json();
const catalogsOf = async (page: Page) => (await page.request.get('/api/catalogs/list_admin')).json();

test('the login and the password link have no serious fault', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // The first field has the focus already.
  const { stops, unseen } = await walk(page);
  // The password, its eye, the two buttons, the link for a forgotten password, and the language.
  expect([stops, unseen]).toEqual([6, []]);
  await expectNoFault(page, 'login');
  await page.goto('/forgotten-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFault(page, 'forgotten password');
  await page.goto('/password-link');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoFault(page, 'password link');
});

test('the screens of orders have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, ['orders/list', 'orders/new', 'orders/new_link']);
});

test('the order list and a new order have no serious fault at other times', async ({ page }) => {
  await signIn(page, 'admin');
  const [customer] = await customersOf(page);
  await visitToo(page, [
    'orders/list?q=nothing-has-this-name',
    'orders/list?status=archived&current=false',
    `order/for/${customer.id}`,
  ]);
});

test('the profile has no serious fault', async ({ page }) => {
  await signIn(page, 'agent');
  await visit(page, ['profile']);
});

test('the screens of a customer have no serious fault', async ({ page }) => {
  await signIn(page, 'customer');
  await open(page, 'orders/list');
  await expectNoFaultWithMenu(page, 'orders/list');
  await expectFocusSeen(page, 'orders/list', { isShellToo: true });
  await visit(page, ['orders/new']);
  await visitToo(page, ['users/list']);
});

test('the screens of customers have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [customer] = await customersOf(page);
  await visit(page, ['users/list', 'users/catalogs', `user/${customer.id}`]);
});

test('the screens of new customers have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [agent] = await (await page.request.get('/api/agents')).json();
  await visitToo(page, [`user/${agent.id}`, 'users/list?q=nothing-has-this-name', 'users/deleted']);
  await visit(page, ['users/bulkadd', 'users/add']);
  await open(page, 'users/add');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
  await expectNoFault(page, 'users/add with faults');
});

test('the screens of catalogs have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [catalog] = await catalogsOf(page);
  await visit(page, [
    `catalog/list/${catalog.id}`,
    'catalog/upload',
    `catalog/reupload?catalog=${catalog.id}`,
  ]);
  await visit(page, ['catalog/list']);
  await expectSwitchSeen(page.getByRole('switch', { name: 'Current catalogs' }));
  await open(page, 'catalog/list');
  await page.getByText('List', { exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'Catalogs' })).toBeVisible();
  await expectNoFault(page, 'catalogs as a list');
});

test('what is told about a catalog has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [catalog] = await catalogsOf(page);
  await visitToo(page, [
    'catalog/list?q=nothing-has-this-name',
    `catalog/list/${catalog.id}?tab=pictures`,
    `catalog/list/${catalog.id}?tab=visibility`,
    `catalog/list/${catalog.id}?tab=stock`,
  ]);
});

test("the screens of an admin's tools have no serious fault", async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'ed');
  await expectNoFaultWithMenu(page, 'ed');
  await expectFocusSeen(page, 'ed', { isShellToo: true });
  await visit(page, ['catalog/enable', 'catalog/batch']);
});

test('the screens of pictures and prepared files have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, ['catalog/images', 'prepare', 'prepare/pictures']);
  await visitToo(page, ['nothing-here']);
});

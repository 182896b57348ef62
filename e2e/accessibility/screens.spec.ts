import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import { expectNoFault, open } from './audit';

test.setTimeout(180_000);
// Colors are final only once a page has faded in, so fading is turned off.
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });

async function expectNoFaultOf(page: Page, places: readonly string[]) {
  for (const place of places) {
    await open(page, place);
    await expectNoFault(page, place);
  }
}

test('the login and the password link have no serious fault', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
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
  const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  await expectNoFaultOf(page, [
    'orders/list',
    'orders/list?q=nothing-has-this-name',
    'orders/list?status=archived&current=false',
    'orders/new',
    'orders/new_link',
    `order/for/${customer.id}`,
  ]);
});

test('the screens of a customer have no serious fault', async ({ page }) => {
  await signIn(page, 'customer');
  await expectNoFaultOf(page, ['orders/list', 'orders/new', 'users/list']);
});

test('the screens of customers have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  const [agent] = await (await page.request.get('/api/agents')).json();
  await expectNoFaultOf(page, [
    'users/list',
    'users/list?q=nothing-has-this-name',
    'users/add',
    'users/bulkadd',
    'users/catalogs',
    `user/${customer.id}`,
    `user/${agent.id}`,
  ]);
  await open(page, 'users/add');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoFault(page, 'users/add with faults');
});

test('the screens of catalogs have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  await expectNoFaultOf(page, [
    'catalog/list',
    'catalog/list?q=nothing-has-this-name',
    `catalog/list/${catalog.id}`,
    `catalog/about/${catalog.id}`,
    `catalog/about/${catalog.id}?tab=pictures`,
    `catalog/about/${catalog.id}?tab=visibility`,
    `catalog/about/${catalog.id}?tab=stock`,
    'catalog/upload',
    `catalog/reupload?catalog=${catalog.id}`,
  ]);
  await open(page, 'catalog/list');
  await page.getByText('List', { exact: true }).last().click();
  await expect(page.getByRole('table', { name: 'Catalogs' })).toBeVisible();
  await expectNoFault(page, 'catalogs as a list');
});

test("the screens of an admin's tools have no serious fault", async ({ page }) => {
  await signIn(page, 'admin');
  await expectNoFaultOf(page, [
    'catalog/enable',
    'catalog/batch',
    'catalog/images',
    'ed',
    'prepare',
    'prepare/pictures',
    'nothing-here',
  ]);
});

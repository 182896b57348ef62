import { expect, type Page, test } from '@playwright/test';
import { originOfHost, signIn } from '../session';
import { workbook } from '../workbook';
import { choicesOf, expectNoFault, listenToPage, open, tryDialog } from './audit';

// Questions asked only when something intervenes: others' changes, a lost host, an order that is sent or a return.
test.setTimeout(180_000);
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });
test.beforeEach(({ page }) => listenToPage(page));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function get(page: Page, address: string) {
  return (await page.request.get(address)).json();
}

async function call(page: Page, method: string, address: string, data: object) {
  const headers = { origin: originOfHost() };
  const answer = await (await page.request.fetch(address, { method, headers, data })).json();
  expect(answer).toMatchObject({ status: 'success' });
  return answer;
}

/** Creates an order with one piece, ready to be sent; answers its id and the sku. */
async function makeOrder(page: Page, title: string) {
  const customers = await get(page, '/api/wls_users?num_catalogs=true');
  const { id: customer } = customers.find((one: { sap_id: string | null }) => one.sap_id !== null);
  const [catalog] = await get(page, '/api/catalogs/list_simple');
  const { order_id: id } = await call(page, 'POST', '/api/order/new_simple', {
    customer,
    title,
    catalog: catalog.id,
  });
  const { garments } = await get(page, `/api/order/get_wls/${id}`);
  const [{ sku }] = garments[0].skus;
  await save(page, id, sku, 1);
  return { id, sku, garments };
}

/** The options of an open select. */
const optionsOf = (page: Page) => page.locator('[role=listbox] ~ * [aria-disabled]:visible');

const save = (page: Page, id: string, sku: string, quantity: number) =>
  call(page, 'PUT', '/api/order/update', { id, lines: { [sku]: quantity }, wanted: [], service_date: null });

/** Types a quantity into a cell of the open sheet. */
async function type(page: Page, sku: string, quantity: number) {
  const cell = page.locator(`input[data-sku="${sku}"]`);
  await cell.fill(String(quantity));
  await cell.press('Enter');
}

test('what a line sheet asks has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const { id, sku } = await makeOrder(page, 'What a sheet asks');
  await page.goto(`/linesheet/${id}`);
  await expect(page.locator('[data-kind=saved]')).toBeVisible();

  // Somebody else saves the same cell while the host is unreachable.
  await page.route('**/api/order/update', (route) => route.abort());
  await type(page, sku, 3);
  await expect(page.locator('[data-kind=offline]')).toBeVisible();
  await save(page, id, sku, 5);
  await page.unroute('**/api/order/update');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Choose' })).toBeVisible();
  await tryDialog(page, 'changed by both', () => press(page, 'Choose'));
  await tryDialog(page, 'leave without saving', () =>
    page.getByRole('link', { name: 'Back to orders' }).click(),
  );

  // It is sent to the ERP before the choice is made, which the page does not hear at once.
  await page.route('**/api/order/presence', (route) => route.abort());
  await call(page, 'POST', '/api/order/send_sap', { id });
  await press(page, 'Choose');
  await page.getByRole('radio', { name: /^Mine/ }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Apply/ })
    .click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expectNoFault(page, 'changes that are not part of the order');
  await tryDialog(page, 'discard', () => press(page, 'Discard'));
});

test('what is asked of sent and returned orders has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const { id } = await makeOrder(page, 'To be unlocked');
  await call(page, 'POST', '/api/order/send_sap', { id });
  const choose = async (name: string, entry: string) => {
    await page
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await open(page, 'orders/list?status=all&q=To+be+unlocked');
  await tryDialog(page, 'unlock', () => choose('To be unlocked', 'Unlock order'));

  const { orders } = await get(page, '/api/orders/list');
  const returned = orders.find(
    (order: { catalog_type: string; sap_status: number }) =>
      order.catalog_type === 'return' && order.sap_status === 0,
  );
  const words = encodeURIComponent(`${returned.name} ${returned.catalog.name}`);
  await open(page, `orders/list?current=false&status=all&q=${words}`);
  await tryDialog(page, 'return', () => choose(returned.name, 'Send to the ERP'));
  await tryDialog(page, 'customer of a new order', () =>
    page.getByRole('link', { name: 'New order' }).click(),
  );
});

test('what is asked of agents has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const agents = await get(page, '/api/agents');
  const agent = agents.find(({ email }: { email: string }) => email === 'agent@demo.test');
  await open(page, `user/${agent.id}`);
  await tryDialog(page, 'hand over', () =>
    page.getByRole('checkbox', { name: 'Agent', exact: true }).click(),
  );

  await signIn(page, 'agent');
  const [customer] = await get(page, '/api/wls_users?num_catalogs=true');
  await open(page, `user/${customer.id}`);
  await tryDialog(page, 'remove yourself', () => press(page, `Remove agent ${agent.name}`));
});

test('what is asked before garments are deleted has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'catalog/batch');
  await page.getByRole('combobox', { name: 'Catalogs' }).click();
  await optionsOf(page).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByTitle('Delete', { exact: true }).last().click();
  await page.locator('input[type=file]').setInputFiles(workbook('delete.xlsx', ['generic'], ['WJM999']));
  await expect(page.getByText('delete.xlsx')).toBeVisible();
  await tryDialog(page, 'delete garments', () => press(page, 'Update'));
});

for (const [place, ...fields] of [
  ['orders/new', 'Catalog'],
  ['catalog/batch', 'Catalogs', 'Action'],
  ['catalog/upload', 'Type'],
  ['users/catalogs', 'Catalogs', 'Seasons'],
  ['users/add', 'Price list', 'Warehouse'],
]) {
  test(`the choices of ${place} have no serious fault`, async ({ page }) => {
    await signIn(page, 'admin');
    await open(page, `${place}`);
    for (const field of fields) {
      const openList = () => page.getByRole('combobox', { name: field }).click();
      await openList();
      await expectNoFault(page, field, choicesOf(optionsOf(page).first(), openList));
      await page.keyboard.press('Escape');
    }
  });
}

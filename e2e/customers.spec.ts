import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, open } from './accessibility/audit';
import { originOfHost, signIn } from './session';

/** Adds a customer, and returns their id. */
async function addCustomer(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/user', {
    headers: { Origin: originOfHost() },
    data: {
      name,
      email: `${name.replaceAll(' ', '.').toLowerCase()}@bulk.test`,
      is_wholesale: true,
      send_email: false,
      sap_id: null,
      roles: ['wls'],
      catalogs: [],
      warehouse: '0001',
      pricelist: null,
      extra_info: '',
    },
  });
  return (await answer.json()).user_id;
}

test('selected customers get a catalog and an agent at once, and the list says so', async ({ page }) => {
  await signIn(page, 'admin');
  const ids = [await addCustomer(page, 'Bulk Amber'), await addCustomer(page, 'Bulk Bronze')];
  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  const [agent] = await (await page.request.get('/api/agents')).json();
  await open(page, 'users/list');
  await page.getByRole('searchbox', { name: 'Search' }).fill('bulk.test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(2\)/);
  await page.getByRole('checkbox', { name: 'Select all shown customers' }).check();
  const bar = page.getByRole('region', { name: 'Selected customers' });
  await bar.getByRole('button', { name: 'Enable catalogs' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Catalogs' }).fill(catalog.name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Enable catalogs' }).click();
  await expect(page.getByText('Catalogs enabled for 2 customers')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Bulk Amber' }).check();
  await bar.getByRole('button', { name: 'Set agents' }).click();
  await dialog.getByRole('combobox', { name: 'Agents' }).fill(agent.email);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Set agents' }).click();
  await expect(page.getByText('Agents set for 1 customer')).toBeVisible();
  const users = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/user/${id}`)).json()));
  expect(users.map((user) => user.catalogs)).toEqual([[catalog.id], [catalog.id]]);
  expect(users.map((user) => user.agents)).toEqual([[agent.id], []]);

  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Enabled catalogs', 'Agent']) await page.getByRole('checkbox', { name }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Bulk Amber/ })).toContainText(agent.name);
  await expectNoFault(page, 'customers with a chosen column');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a group made of selected customers narrows the list and the visibility matrix', async ({ page }) => {
  await signIn(page, 'admin');
  for (const name of ['Group Umber', 'Group Violet', 'Group Walnut']) await addCustomer(page, name);
  await open(page, 'users/list');
  await page.getByRole('searchbox', { name: 'Search' }).fill('group.');
  await page.getByRole('checkbox', { name: 'Select Group Umber' }).check();
  await page.getByRole('checkbox', { name: 'Select Group Violet' }).check();
  const bar = page.getByRole('region', { name: 'Selected customers' });
  await bar.getByRole('button', { name: 'Group' }).click();
  await page.getByRole('menuitem', { name: 'New group from selection' }).click();
  await page.getByRole('dialog', { name: 'New group' }).getByLabel('Name').fill('Earth tones');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Made the group Earth tones of 2 customers')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Groups' }).click();
  const dialog = page.getByRole('dialog', { name: 'Groups' });
  await expect(dialog.getByRole('listitem')).toContainText(['Earth tones']);
  await expectNoFault(page, 'the groups of customers');
  await dialog.getByRole('link', { name: 'Earth tones' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers (2)');

  await open(page, 'users/catalogs');
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByTitle('Earth tones').click();
  await expect(page.getByText(/^2 customers × /)).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Visibility' });
  await grid
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Enable for all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo 2 changes' }).click();
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectNoFault(page, 'the visibility of a group');
});

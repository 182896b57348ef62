import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, open } from './accessibility/audit';
import { signInQuietly } from './session';

/** Adds a customer, and returns their id. */
async function addCustomer(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/user', {
    headers: { Origin: new URL(process.env.BASE_URL ?? '').origin },
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
  await signInQuietly(page, 'admin');
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
  await expect(page.getByText('Modified 2 customers')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Bulk Amber' }).check();
  await bar.getByRole('button', { name: 'Set agents' }).click();
  await dialog.getByRole('combobox', { name: 'Agents' }).fill(agent.email);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Set agents' }).click();
  await expect(page.getByText('Modified 1 customer', { exact: true })).toBeVisible();
  const users = await Promise.all(ids.map(async (id) => (await page.request.get(`/api/user/${id}`)).json()));
  expect(users.map((user) => user.catalogs)).toEqual([[catalog.id], [catalog.id]]);
  expect(users.map((user) => user.agents)).toEqual([[agent.id], []]);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Agent' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Bulk Amber/ })).toContainText(agent.name);
  await expectNoFault(page, 'customers with a chosen column');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

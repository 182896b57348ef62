import { expect, test } from '@playwright/test';
import { originOfHost, signInAnew } from './session';

test('what is typed in one tab is never saved as somebody who has signed in in another, and once they are gone', async ({
  page,
  context,
}) => {
  await signInAnew(page, 'admin');
  const headers = { Origin: originOfHost() };
  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  const [customer] = await (await page.request.get('/api/wls_users')).json();
  const data = { title: 'Two people', catalog: catalog.id, customer: customer.id };
  const { order_id: orderId } = await (
    await page.request.post('/api/order/new_simple', { headers, data })
  ).json();
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/order/update')) answers.push(answer.status());
  });
  await page.goto(`/linesheet/${orderId}`);
  const cell = page.locator('input[data-sku]:enabled').first();
  await expect(cell).toBeVisible();
  // A call still on its way could tell the tab too early.
  await page.waitForLoadState('networkidle');

  // Their session is there before any tab can tell of it.
  const other = await context.newPage();
  await signInAnew(other, 'customer');
  await cell.fill('3');
  await cell.press('Tab');
  const dialog = page.getByRole('alertdialog', { name: /is signed in now$/ });
  await expect(dialog).toBeVisible();
  await expect(cell).toHaveValue('3');
  expect(answers).toEqual([401]);

  // They sign out again: the page stays as it is.
  await other.request.get('/logout', { headers, maxRedirects: 0 });
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const left = page.getByRole('alertdialog', { name: 'Nobody is signed in now' });
  await expect(left).toBeVisible();
  await expect(cell).toHaveValue('3');

  const opened = context.waitForEvent('page');
  await left.getByRole('button', { name: /^Sign in as / }).click();
  const login = await opened;
  await login.getByLabel('Username').fill('admin@demo.test');
  await login.getByLabel('Password').fill('linedesk');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(left).toBeHidden();
  await expect(page.locator('[data-kind=saved]')).toBeVisible();
  expect(answers).toEqual([401, 200]);
  const order = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
  expect(JSON.stringify(order.lines)).toContain(':3');
});

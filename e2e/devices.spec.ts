import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoFault, open } from './accessibility/audit';
import { originOfHost, signIn, signInAs } from './session';

const password = 'four plain linen words';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

/** Creates an agent with a password, as the signed-in admin. */
async function createAgent(page: Page, name: string, email: string): Promise<string> {
  const headers = { Origin: originOfHost() };
  const data = { name, email, roles: ['agent'], warehouse: '0001' };
  const { user_id: id } = await (await page.request.post('/api/user', { headers, data })).json();
  await page.request.put('/api/user/password', { headers, data: { id, password } });
  return String(id);
}

/** Signs somebody in with a browser of its own. */
async function openBrowser(browser: Browser, email: string, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: originOfHost(), userAgent });
  const page = await context.newPage();
  await signInAs(page, email, password);
  return page;
}

const devicesOf = (page: Page) =>
  page.getByRole('region', { name: 'Devices' }).getByRole('list').getByRole('listitem');

test('somebody sees their devices and signs out there', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const email = 'devices@brand.test';
  await createAgent(page, 'Dee Vices', email);
  const computer = await openBrowser(browser, email, firefox);
  const telephone = await openBrowser(browser, email, iPhone);
  await expect(telephone.getByText('You are also signed in on Firefox on Windows.')).toBeVisible();
  const tablet = await openBrowser(browser, email, iPhone);

  await open(computer, 'profile');
  await expect(computer.getByText('You are signed in on 2 other devices.')).toBeVisible();
  await expect(devicesOf(computer).filter({ hasText: 'This device' })).toContainText('Firefox on Windows');
  await expectNoFault(computer, 'profile with devices');

  await computer
    .getByRole('button', { name: /^Sign out Safari on iPhone/ })
    .first()
    .focus();
  await computer.keyboard.press('Enter');
  await expect(devicesOf(computer)).toHaveCount(2);
  await expect(computer.getByText('You are signed in on 1 other device.')).toBeVisible();
  // The one used last stands first.
  await tablet.goto('/admin/orders/list');
  await expect(tablet).toHaveURL(/\/login/);
  await telephone.goto('/admin/orders/list');
  await expect(telephone.getByRole('heading', { level: 1 })).toBeVisible();

  await computer.getByRole('button', { name: 'Sign out all other devices' }).click();
  const dialog = computer.getByRole('dialog', { name: 'Sign out all other devices' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoFault(computer, 'profile, sign out all other devices');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(devicesOf(computer)).toHaveCount(1);
  // A page that is open goes to the login at its next call.
  await telephone.getByRole('link', { name: 'Customers' }).first().click();
  await expect(telephone).toHaveURL(/\/login/);
  for (const one of [computer, telephone, tablet]) await one.context().close();
});

test('an admin signs somebody out everywhere', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const email = 'lost-telephone@brand.test';
  const id = await createAgent(page, 'Lou Stephone', email);
  const telephone = await openBrowser(browser, email, iPhone);
  await open(page, `user/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Devices of Lou Stephone' });
  const devices = dialog.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toContainText('Safari on iPhone');
  await expectNoFault(page, 'a user, devices');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(dialog.getByText('Lou Stephone is signed in on no device.')).toBeVisible();
  await telephone.goto('/admin/orders/list');
  await expect(telephone).toHaveURL(/\/login/);
  await telephone.context().close();
});

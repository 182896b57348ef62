import { expect, type Page } from '@playwright/test';

type Account = 'admin' | 'agent' | 'customer';

/** Signs a demo account in on the login page and waits for the order list. */
export function signIn(page: Page, account: Account): Promise<void> {
  return signInAs(page, `${account}@demo.test`, 'linedesk');
}

/** Signs somebody in on the login page and waits for the order list. */
export async function signInAs(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list/);
}

/** Signs a demo account in through the API: for tests that are not about signing in. */
export async function signInQuietly(page: Page, account: Account): Promise<void> {
  const answer = await page.request.post('/auth/token', {
    data: { username: `${account}@demo.test`, password: 'linedesk' },
    headers: { origin: new URL(process.env.BASE_URL ?? '').origin },
  });
  expect(await answer.json()).toMatchObject({ status: 'success' });
}

/** Ends the session through the avatar menu. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/admin/orders/list');
  await page.getByRole('button', { name: /account/i }).click();
  // The menu takes the focus once it is in place.
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

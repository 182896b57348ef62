import { expect, type Page } from '@playwright/test';

type Account = 'admin' | 'agent' | 'customer';

/** Signs a demo account in on the login page and waits for the order list. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(`${account}@demo.test`);
  await page.getByLabel('Password').fill('linedesk');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list/);
}

/** Ends the session through the avatar menu. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/admin/orders/list');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

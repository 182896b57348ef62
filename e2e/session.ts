import { type BrowserContext, expect, type Page, request } from '@playwright/test';

type Account = 'admin' | 'agent' | 'customer';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

const password = 'linedesk';
const usernameOf = (account: Account) => `${account}@demo.test`;

/** The host of this worker, as calls that don't come from a page name it. */
export const originOfHost = () => new URL(process.env.BASE_URL ?? '').origin;

/** The cookies of one session of each demo account, which all tests of this process share. */
const sessions = new Map<Account, Promise<Cookies>>();

/**
 * Gives a page the session of a demo account that all tests of this process share. Tests that end a session, or count
 * sessions, need one of their own: `signInAnew`.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  const cookies = sessions.get(account) ?? newSession(account);
  sessions.set(account, cookies);
  await page.context().clearCookies();
  await page.context().addCookies(await cookies);
}

/** Gives a page a session of its own. */
export async function signInAnew(page: Page, account: Account): Promise<void> {
  const cookies = await newSession(account);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
}

/** Signs in through the API, apart from any page: the host ends the session that a browser brings to a sign-in. */
async function newSession(account: Account): Promise<Cookies> {
  const caller = await request.newContext({ baseURL: originOfHost() });
  const answer = await caller.post('/auth/token', {
    data: { username: usernameOf(account), password },
    headers: { origin: originOfHost() },
  });
  expect(await answer.json()).toMatchObject({ status: 'success' });
  const { cookies } = await caller.storageState();
  await caller.dispose();
  return cookies;
}

/** Signs a demo account in on the login page and waits for the order list. */
export function signInByForm(page: Page, account: Account): Promise<void> {
  return signInAs(page, usernameOf(account), password);
}

/** Signs somebody in on the login page and waits for the order list. */
export async function signInAs(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list/);
}

/** Ends the session of a page through the avatar menu. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/admin/orders/list');
  await page.getByRole('button', { name: /account/i }).click();
  // The menu takes the focus once it is in place.
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}

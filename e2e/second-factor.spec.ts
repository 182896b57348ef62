import { expect, type Page, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demoFolder';
import { codeOf, setUpApp } from './secondFactors';
import { seriousViolations } from './seriousViolations';
import { originOfHost, signIn, signInAs } from './session';
import { startHost } from './startHost';

test.setTimeout(180_000);
// Colors are final only once a page has faded in, so fading is turned off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'four plain linen words';

/** Creates a person as the admin, and leaves the page without a session. */
async function createPerson(page: Page, email: string) {
  await signIn(page, 'admin');
  const call = (method: string, address: string, data: object) =>
    page.request.fetch(address, { method, headers: { Origin: originOfHost() }, data });
  const person = { name: 'Tove Factor', email, roles: ['agent'], send_email: false };
  const { user_id: id } = await (await call('POST', '/api/user', person)).json();
  await call('PUT', '/api/user/password', { id, password });
  await page.context().clearCookies();
}

async function showPassword(page: Page, email: string, secret = password) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.keyboard.press('Enter');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

test('a person sets up an app, and signs in with a code of it or a recovery code, each once', async ({
  page,
}) => {
  const email = 'tove@second-factor.test';
  await createPerson(page, email);
  await signInAs(page, email, password);
  await page.goto('/admin/profile');
  const { secret, codes } = await setUpApp(page);
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await signOut(page);

  await showPassword(page, email);
  await expect(page.getByLabel('Code')).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  // The password alone opens nothing.
  expect((await page.request.get('/api/me')).status()).toBe(401);
  const code = await codeOf(secret, 30);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/list/);
  await signOut(page);

  await showPassword(page, email);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is wrong or was used already.');
  await page.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type((codes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/list/);
  await signOut(page);

  await showPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.keyboard.type(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This code is wrong or was used already.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
});

test('a host that requires it leads to the profile until a second factor is set up', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-factor-'));
  copyDemo(folder);
  const host = await startHost(folder, { REQUIRE_SECOND_FACTOR: 'staff' });
  try {
    const context = await browser.newContext({ baseURL: host.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await showPassword(page, 'agent@demo.test', 'linedesk');
    await expect(page).toHaveURL(/\/admin\/profile/);
    await expect(page.getByText('Your account needs a second factor.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    expect((await page.request.get('/api/orders/list')).status()).toBe(403);
    await page.goto('/admin/orders/list');
    await expect(page).toHaveURL(/\/admin\/profile/);
    await setUpApp(page);
    await expect(page.getByText('Your account needs a second factor.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove app' })).toBeHidden();
    await page.goto('/admin/orders/list');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    await context.close();
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

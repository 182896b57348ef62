import { expect, type Page, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findEmbedded } from '../server/db/embedded';
import { startProvider } from '../server/test/openid/startProvider';
import { copyDemo } from './demoFolder';
import { freePort } from './freePort';
import { addAuthenticator, codeOf, offerNoPasskeys, setUpApp } from './secondFactors';
import { seriousViolations } from './seriousViolations';
import { type Host, startHost } from './startHost';

test.setTimeout(240_000);
// Colors are final only once a page has faded in, so fading is turned off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let url = '';
let dataDir = '';
let host: Host;
let provider: Awaited<ReturnType<typeof startProvider>>;

test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  // Another site than the host, as in real life: 127.0.0.1 and localhost share no cookies.
  provider = await startProvider({
    host: url,
    id: 'contoso',
    accounts: {
      'Anna Berg': { email: 'agent@demo.test', email_verified: true },
      'Ada Falk': { email: 'admin@demo.test', email_verified: true },
      'Cecilia Holm': { email: 'customer@demo.test', email_verified: true },
      Stranger: { email: 'stranger@contoso.test', email_verified: true },
    },
  });
  dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-openid-'));
  copyDemo(dataDir);
  host = await startHost(dataDir, {
    DATABASE_URL: '',
    PORT: String(port),
    PUBLIC_URL: url,
    OPENID_PROVIDERS: 'contoso',
    ...provider.settings('Contoso'),
    LOCAL_PASSWORDS: 'customers',
  });
});
test.afterAll(async () => {
  await host.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const linkIn = (page: Page) => page.getByRole('link', { name: 'Sign in with Contoso' });

/** From the login to the company and back, as a browser that is not signed in anywhere. */
async function signInAtContoso(page: Page, name: string) {
  await page.context().clearCookies();
  await page.goto(`${url}/login?from=/admin/profile`);
  await linkIn(page).click();
  await page.getByRole('button', { name }).click();
}

test('a person signs in with their company’s account, and signing out there signs them out here', async ({
  page,
  context,
}) => {
  const link = linkIn(page);
  const at = (name: string) => page.getByRole('heading', { name: `${name} at the provider` });

  await test.step('staff have no password here', async () => {
    await page.goto(`${url}/login`);
    await expect(page.getByText('Admins and agents sign in with their company’s account.')).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByLabel('Username').fill('agent@demo.test');
    await page.getByLabel('Password').fill('linedesk');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Admins and agents sign in with their company’s/);
  });

  await test.step('who gives up there comes back with a sentence', async () => {
    await link.click();
    await expect(at('Sign in')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('You were not signed in at Contoso. Please try again.');
    expect(await seriousViolations(page)).toEqual([]);
  });

  await test.step('who has no account here too', async () => {
    await link.click();
    await page.getByRole('button', { name: 'Stranger' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^There is no account here for your Contoso account/);
    await context.clearCookies();
  });

  await test.step('by keyboard to the page that was wanted', async () => {
    await page.goto(`${url}/admin/users/list?q=atelier`);
    await expect(page).toHaveURL(/\/login\?from=/);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Anna Berg' }).click();
    await expect(page).toHaveURL(`${url}/admin/users/list?q=atelier`);
    await expect(page.getByRole('heading', { name: /Customers/ })).toBeVisible();
  });

  await test.step('signing out here, and in again without being asked there', async () => {
    await page.goto(url);
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await link.click();
    await expect(page).toHaveURL(/\/admin\/orders\/list/);
  });

  await test.step('signing out there', async () => {
    const other = await context.newPage();
    await other.goto(`${provider.issuer}/session/end`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await expect(other.getByRole('heading', { name: 'Signed out at the provider' })).toBeVisible();
    await page.goto(`${url}/admin/orders/list`);
    await expect(page).toHaveURL(/\/login/);
  });
});

test('who has an authenticator app here shows a code of it after the company’s account', async ({ page }) => {
  await signInAtContoso(page, 'Ada Falk');
  const { secret } = await setUpApp(page);
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();

  await signInAtContoso(page, 'Ada Falk');
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(page).toHaveURL(`${url}/login?second_factor=asked&from=%2Fadmin%2Fprofile`);
  expect(await seriousViolations(page)).toEqual([]);
  expect((await page.request.get(`${url}/api/me`)).status()).toBe(401);
  await page.reload();
  await expect(code).toBeFocused();
  await page.keyboard.type(await codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/admin/profile`);
});

test('who has a passkey here uses it after the company’s account', async ({ page }) => {
  await offerNoPasskeys(page);
  await addAuthenticator(page);
  await signInAtContoso(page, 'Cecilia Holm');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await signInAtContoso(page, 'Cecilia Holm');
  const use = page.getByRole('button', { name: 'Use your passkey' });
  await expect(use).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  expect((await page.request.get(`${url}/api/me`)).status()).toBe(401);
  await page.reload();
  await use.press('Enter');
  await expect(page).toHaveURL(`${url}/admin/profile`);
});

/** Lets an hour pass since the sessions of the host have begun. */
async function ageSessions() {
  const client = new pg.Client({ connectionString: (await findEmbedded(dataDir)) ?? '' });
  await client.connect();
  await client.query(`update sessions set created_at = created_at - interval '1 hour', confirmed_at = null`);
  await client.end();
}

test('who has no password here confirms who they are at the company, and goes on', async ({ page }) => {
  await signInAtContoso(page, 'Anna Berg');
  await expect(page).toHaveURL(`${url}/admin/profile`);
  await ageSessions();
  const setUp = page.getByRole('button', { name: 'Set up authenticator app' });
  const again = page.getByRole('dialog').getByRole('link', { name: 'Sign in once more with Contoso' });

  await setUp.click();
  await expect(again).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${url}/admin/profile`);
  await expect(page.getByText('You were not signed in at Contoso. Please try again.')).toBeVisible();

  await setUp.click();
  await again.click();
  await page.getByRole('button', { name: 'Anna Berg' }).click();
  await expect(page.getByText('Confirmed. You can go on now.')).toBeVisible();
  await expect(page).toHaveURL(`${url}/admin/profile`);
  expect(await seriousViolations(page)).toEqual([]);
  await setUpApp(page);
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProvider } from '../server/test/openid/startProvider';
import { copyDemo } from './demoFolder';
import { freePort } from './freePort';
import { seriousViolations } from './seriousViolations';
import { startHost } from './startHost';

test.setTimeout(240_000);

test('a person signs in with their company’s account, and signing out there signs them out here', async ({
  page,
  context,
}) => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Another site than the host, as in real life: 127.0.0.1 and localhost share no cookies.
  const provider = await startProvider({
    host: url,
    id: 'contoso',
    accounts: {
      'Anna Berg': { email: 'agent@demo.test', email_verified: true },
      Stranger: { email: 'stranger@contoso.test', email_verified: true },
    },
  });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-openid-'));
  copyDemo(dataDir);
  const host = await startHost(dataDir, {
    DATABASE_URL: '',
    PORT: String(port),
    PUBLIC_URL: url,
    OPENID_PROVIDERS: 'contoso',
    ...provider.settings('Contoso'),
    LOCAL_PASSWORDS: 'customers',
  });
  const link = page.getByRole('link', { name: 'Sign in with Contoso' });
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

  await host.stop();
  await provider.close();
  rmSync(dataDir, { recursive: true, force: true });
});

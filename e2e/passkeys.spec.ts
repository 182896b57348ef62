import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator, offerNoPasskeys } from './secondFactors';
import { seriousViolations } from './seriousViolations';
import { originOfHost, signIn, signInAs } from './session';

const password = 'four plain linen words';

/** An agent of their own: a second factor changes how they sign in. */
async function createAgent(page: Page): Promise<string> {
  const email = `passkey-${Date.now()}@demo.test`;
  await signIn(page, 'admin');
  const call = async (method: 'POST' | 'PUT', address: string, data: object) => {
    const options = { method, data, headers: { origin: originOfHost() } };
    return (await page.request.fetch(address, options)).json();
  };
  const person = { name: 'Pia Passkey', email, roles: ['agent'], is_wholesale: false, send_email: false };
  const { user_id: id } = await call('POST', '/api/user', { ...person, catalogs: [] });
  await call('PUT', '/api/user/password', { id, password });
  await page.context().clearCookies();
  return email;
}

/** Opens the login without signing in by the field, as a browser would that offers no passkeys there. */
async function openLoginWithoutOffer(page: Page) {
  await offerNoPasskeys(page);
  await page.context().clearCookies();
  await page.goto('/login');
}

async function addPasskey(page: Page) {
  await page.goto('/admin/profile');
  const card = page.getByRole('region', { name: 'Passkeys' });
  const row = card.getByRole('listitem').filter({ hasText: 'Laptop of Pia' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/ on /);
  expect(await seriousViolations(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('Laptop of Pia');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(row).toBeVisible();
}

test('a person adds a passkey, signs in with it in three ways, and removes it', async ({ page }) => {
  const email = await createAgent(page);
  const { cdp, authenticatorId } = await addAuthenticator(page);
  await signInAs(page, email, password);
  await addPasskey(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  // The authenticator chooses what the field offers.
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin\/orders\/list/);

  await openLoginWithoutOffer(page);
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await button.click();
  await expect(page).toHaveURL(/\/admin\/orders\/list/);

  await openLoginWithoutOffer(page);
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  const use = page.getByRole('button', { name: 'Use your passkey' });
  await expect(use).toBeFocused();
  expect(await seriousViolations(page)).toEqual([]);
  await use.press('Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/list/);

  await page.goto('/admin/profile');
  const card = page.getByRole('region', { name: 'Passkeys' });
  const row = card.getByRole('listitem').filter({ hasText: 'Laptop of Pia' });
  await expect(row).toContainText('last used');
  expect(await seriousViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Remove Laptop of Pia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await openLoginWithoutOffer(page);
  await button.click();
  await expect(page.getByText('The passkey was not accepted.')).toBeVisible();
});

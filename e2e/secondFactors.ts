import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { seriousViolations } from './seriousViolations';

/** The code that the app shows; each works once, so a later one is asked for the next time. */
export const codeOf = (secret: string, seconds = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

/** Sets up an authenticator app on the profile page; its secret and the recovery codes. */
export async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(dialog.getByLabel('Code that the app shows')).toBeFocused();
  const key = (await dialog.locator('code').textContent()) ?? '';
  const secret = key.replaceAll(/[^A-Z2-7]/g, '');
  expect(secret).toHaveLength(32);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.type(await codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  expect(await seriousViolations(page)).toEqual([]);
  const texts = await codes.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  return { secret, codes: texts };
}

/** A phone or laptop with a screen lock, which always says yes to the person. */
export async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Makes the browser offer no passkeys in the field of the login. */
export const offerNoPasskeys = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

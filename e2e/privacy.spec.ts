import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { paths } from '../src/lib/paths';
import { dialogOf, expectNoFault } from './accessibility/audit';
import { originOfHost, signIn, signInAs } from './session';

const email = 'erik.erased@privacy.test';
const password = 'four plain linen words';

async function call(page: Page, method: string, address: string, data: unknown) {
  const answer = await page.request.fetch(address, { method, headers: { Origin: originOfHost() }, data });
  return answer.json();
}

/** Presses what starts a download, and reads `person.json` of the zip. */
async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const files = unzipSync(readFileSync(await download.path()));
  return { name: download.suggestedFilename(), text: strFromU8(files['person.json'] ?? new Uint8Array()) };
}

test('a person and an admin export the data, and the admin erases it', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const { user_id: id } = await call(page, 'POST', '/api/user', {
    name: 'Erik Erased',
    email,
    roles: ['wls'],
    extra_info: 'Likes wool',
    send_email: false,
  });
  await call(page, 'PUT', '/api/user/password', { id, password });

  const own = await (await browser.newContext({ baseURL: originOfHost() })).newPage();
  await signInAs(own, email, password);
  await own.goto(paths.profile.href());
  const mine = await saved(own, () => own.getByRole('button', { name: 'Download' }).click());
  expect(mine.name).toBe('my_data.zip');
  expect(mine.text).toContain('Likes wool');

  await page.goto(paths.userDetail.href(id));
  await page.getByRole('button', { name: 'More actions' }).first().click();
  const theirs = await saved(page, () => page.getByRole('menuitem', { name: 'Export data' }).click());
  expect(theirs.name).toBe(`data_of_user_${id}.zip`);
  expect(theirs.text).toContain(email);

  // By keyboard alone.
  await page.getByRole('button', { name: 'Delete user' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Erase personal data too' }).press(' ');
  await expectNoFault(page, 'erase', dialogOf(page));
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole('button', { name: 'Delete and erase' }).press('Enter');
  await expect(page.getByText('User deleted')).toBeVisible();

  await own.goto(paths.profile.href());
  await expect(own).toHaveURL(/\/login/);
  const { text } = await saved(page, async () => {
    await page.evaluate((address) => window.location.assign(address), `/api/user/data/${id}`);
  });
  expect(text).toContain('Deleted person');
  expect(text).not.toMatch(/Erik|Likes wool/);
  await own.context().close();
});

test('an admin finds somebody who was deleted, and exports and erases the data', async ({ page }) => {
  await signIn(page, 'admin');
  const person = { name: 'Dora Deleted', email: 'dora.deleted@privacy.test', extra_info: 'Likes linen' };
  const { user_id: id } = await call(page, 'POST', '/api/user', {
    ...person,
    roles: ['wls'],
    send_email: false,
  });
  await call(page, 'DELETE', '/api/user', { id, delete_orders: false });

  await page.goto(paths.customerList.href());
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('link', { name: 'Deleted users' }).click();
  await expect(page.getByRole('heading', { name: 'Deleted users' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('dora');
  await expect(page).toHaveURL(/deleted\?q=dora/);
  const menu = page.getByRole('button', { name: 'Actions for Dora Deleted' });
  await menu.click();
  const theirs = await saved(page, () => page.getByRole('menuitem', { name: 'Export data' }).click());
  expect(theirs.name).toBe(`data_of_user_${id}.zip`);
  expect(theirs.text).toContain('Likes linen');

  // By keyboard alone.
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Erase personal data' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  const field = dialog.getByLabel(`Type ${person.email} to confirm`);
  await expect(field).toBeFocused();
  await expectNoFault(page, 'erase somebody deleted', dialogOf(page));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Personal data erased')).toBeVisible();
  await expect(page.getByText('No deleted users match “dora”.')).toBeVisible();
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from './session';

/** Opens the menu of a button by keyboard. */
async function open(page: Page, opener: Locator, first: string) {
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: first, exact: true })).toBeFocused();
}

/** The menu is closed, and a key that was pressed in it has opened no other. */
async function isClosed(page: Page, opener: Locator) {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
}

test('menus and dialogs that the keyboard opens and closes lead back to their button', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/orders/list');

  const account = page.getByRole('button', { name: /^Account/ });
  await open(page, account, 'Profile');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reset password' })).toBeVisible();
  await isClosed(page, account);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(account).toBeFocused();
  await open(page, account, 'Profile');
  await page.keyboard.press('Escape');
  await isClosed(page, account);
  await expect(account).toBeFocused();

  const row = page.getByRole('button', { name: /^Actions for/ }).first();
  const entries = page.getByRole('menuitem');
  for (const time of [1, 2])
    await test.step(`a row's menu, time ${time}`, async () => {
      await row.press('Enter');
      await expect(entries.first()).toBeFocused();
      const below = (await entries.allInnerTexts()).indexOf('Create copy');
      expect(below).toBeGreaterThan(0);
      // As fast as a person who knows the menu: no key waits for what the one before it shows.
      const keys = [...Array<string>(below).fill('ArrowDown'), 'Enter'];
      await Promise.all(keys.map((key) => page.keyboard.press(key)));
      await expect(page.getByRole('dialog', { name: 'Duplicate order' })).toBeVisible();
      await isClosed(page, row);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row).toBeFocused();
    });

  await page.getByRole('table', { name: 'Orders' }).getByRole('checkbox').nth(1).check();
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await open(page, download, 'Excel list');
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
  await isClosed(page, download);
  await expect(download).toBeFocused();
  await opensAndCloses(page, page.getByRole('button', { name: 'Delivery date' }));

  await page.goto('/admin/users/list');
  await opensAndCloses(page, page.getByRole('button', { name: 'Columns' }));
  const more = page.getByRole('button', { name: 'More actions' });
  await open(page, more, 'Download list');
  await page.keyboard.press('Escape');
  await isClosed(page, more);
  await expect(more).toBeFocused();

  await page.getByRole('table').first().getByRole('checkbox').nth(1).check();
  await opensAndCloses(page, page.getByRole('button', { name: 'Set price list' }));
  const group = page.getByRole('button', { name: 'Group', exact: true });
  await group.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await isClosed(page, group);
  await closes(page, group);
});

/** A button opens a dialog, and has the focus again when it is closed. */
async function opensAndCloses(page: Page, opener: Locator) {
  await opener.press('Enter');
  await closes(page, opener);
}

async function closes(page: Page, opener: Locator) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

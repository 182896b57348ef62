import { expect, test } from '@playwright/test';
import { expectNoFault, open } from './accessibility/audit';
import { signIn } from './session';
import { uploadCatalog } from './uploadCatalog';
import { workbook } from './workbook';

const header = ['generic', 'name', 'color', 'size', 'wh_price', 'currency'];

test('a range of boxes is set at once, by Shift and by the mouse, and undone', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'overview');
  const file = (generic: string) =>
    workbook('seen.xlsx', header, [generic, 'Seen coat', '000', 'M', 10, 'EUR']);
  const ids = [
    await uploadCatalog(page, { name: 'Seen one', file: file('WSN101') }),
    await uploadCatalog(page, { name: 'Seen two', file: file('WSN102') }),
  ];
  const enabled = async () => {
    const users = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
    return ids.map(
      (id) => users.filter(({ catalogs }: { catalogs: string[] }) => catalogs.includes(id)).length,
    );
  };
  await open(page, `users/catalogs?customers=true&catalogs=${ids.join(',')}`);
  const grid = page.getByRole('grid', { name: 'Visibility' });
  const boxAt = (row: number, column: number) =>
    grid.locator(`[data-row="${row}"][data-column="${column}"] input`);

  await boxAt(0, 0).click();
  await boxAt(2, 1).click({ modifiers: ['Shift'] });
  await expect.poll(enabled).toEqual([3, 3]);
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(6);
  await expectNoFault(page, 'visibility with a range');
  await page.getByRole('button', { name: 'Undo 5 changes' }).click();
  await expect.poll(enabled).toEqual([1, 0]);
  await page.getByRole('button', { name: 'Undo 1 change' }).click();
  await expect.poll(enabled).toEqual([0, 0]);

  // By keyboard, from the box that was set last.
  await boxAt(0, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(boxAt(2, 0)).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect.poll(enabled).toEqual([3, 0]);
  await page.keyboard.press('Control+z');
  await expect.poll(enabled).toEqual([1, 0]);

  await boxAt(1, 0).hover();
  await page.mouse.down();
  await boxAt(3, 1).hover();
  await page.mouse.up();
  await expect.poll(enabled).toEqual([4, 3]);
});

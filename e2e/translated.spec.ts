import { expect, type Page, test } from '@playwright/test';
import { type Translator, translatePage } from '../src/test/translatePage';
import { createOrder, idOfCustomer } from './createOrder';
import { signIn } from './session';

/** The errors of the page, of React too. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const translator of ['replaces', 'moves'] satisfies Translator[]) {
  test(`an order is filled in, finished, found and copied while the browser ${translator} texts`, async ({
    page,
  }) => {
    const errors = recordErrors(page);
    const customer = await idOfCustomer(page);
    await signIn(page, 'admin');
    const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
    const title = `Translated, ${translator}`;
    const id = await createOrder(page, { title, catalog: catalog.id, customer });

    await signIn(page, 'customer');
    await page.goto(`/linesheet/${id}`);
    const cells = page.locator('input[data-sku]:enabled');
    await expect(cells.first()).toBeVisible();
    await page.evaluate(translatePage, translator);
    await cells.nth(0).fill('2');
    await cells.nth(0).press('Tab');
    await cells.nth(1).fill('5');
    await cells.nth(1).press('Enter');
    await expect(page.getByLabel('Total')).toContainText('7');
    await cells.nth(1).fill('40');
    await cells.nth(1).press('Tab');
    await expect(page.getByLabel('Total')).toContainText('42');
    await expect(page.locator('[data-kind=saved]')).toBeVisible();
    await page.getByRole('searchbox').fill('no such garment');
    await expect(cells).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(cells.nth(1)).toHaveValue('40');
    await page.getByRole('checkbox', { name: 'Finished' }).click();
    await page.getByRole('button', { name: "Yes, I'm done!" }).click();
    await expect(page.getByRole('checkbox', { name: 'Finished' })).toBeChecked();

    await signIn(page, 'agent');
    await page.goto('/admin/orders/list?status=all&current=false');
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
    await page.evaluate(translatePage, translator);
    await page.getByRole('searchbox').fill(title);
    const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: title });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('42');
    await row.getByRole('button', { name: /actions/i }).click();
    await page.getByRole('menuitem', { name: 'Create copy' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(5)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

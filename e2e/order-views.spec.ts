import { expect, test } from '@playwright/test';
import { countClicks } from './countClicks';
import { seriousViolations } from './seriousViolations';
import { signIn, signInAnew, signInByForm, signOut } from './session';

test('the list is filtered by one catalog in three clicks', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/admin/orders/list?status=all&current=false');
  const all: { orders: { catalog: { id: string; name: string; season: string } }[] } = await (
    await page.request.get('/api/orders/list?sap_status=0,1,2,3')
  ).json();
  const first = all.orders.find(({ catalog }) => catalog.season === 'SS27');
  const expected = all.orders.filter(({ catalog }) => catalog.id === first?.catalog.id).length;
  const name = first?.catalog.name ?? '';
  await expect(page.getByText(`${all.orders.length} orders`, { exact: true })).toBeVisible();

  const clicks = await countClicks(page);
  const chips = page.getByRole('group', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Catalog' }).click();
  const panel = page.getByRole('dialog', { name: 'Catalog' });
  await panel.getByRole('checkbox', { name }).first().check();
  await expect(page.getByText(new RegExp(`^${expected} orders?$`))).toBeVisible();
  expect(clicks()).toBe(3);
  await expect(chips.getByRole('button', { name: `Catalog: ${name}` })).toBeVisible();
  await page.reload();
  await expect(chips.getByRole('button', { name: `Catalog: ${name}` })).toBeVisible();
  await chips.getByRole('button', { name: 'Remove filter Catalog' }).click();
  await expect(page.getByText(`${all.orders.length} orders`, { exact: true })).toBeVisible();
});

test('a view is saved, opened again, and chosen as the start', async ({ page }) => {
  await signInAnew(page, 'agent');
  await page.goto('/admin/orders/list?status=all&current=false&amount_from=1000&sort=-amount');
  const shown = page.getByRole('status').filter({ hasText: /^[\d,]+ orders?$/ });
  await expect(shown).toBeVisible();
  const count = await shown.innerText();
  const name = `Large ${Date.now()}`;

  await page.getByRole('button', { name: 'Views' }).click();
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await dialog.getByLabel('Save current view as').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const saved = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(saved).toContainText(count);
  expect(await seriousViolations(page)).toEqual([]);
  await saved.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(saved).toContainText('Default');

  await page.goto('/admin/orders/list?status=sent');
  await page.getByRole('button', { name: 'Views' }).click();
  await dialog.getByRole('link', { name }).click();
  await expect(shown).toHaveText(count);
  await expect(page.getByRole('button', { name: 'Amount: at least 1,000' })).toBeVisible();

  await signOut(page);
  await signInByForm(page, 'agent');
  await expect(page).toHaveURL(/amount_from=1000/);
  await expect(shown).toHaveText(count);

  await page.getByRole('button', { name: 'Views' }).click();
  await dialog.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the view/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(saved).toHaveCount(0);
});

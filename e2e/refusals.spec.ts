import { expect, type Page, test } from '@playwright/test';
import { signIn } from './session';

const list = '/admin/orders/list?status=error&current=false';

interface Refused {
  id: string;
  sap_status: number;
  erp_message: string | null;
}

/** The orders of these states, as the host lists them. */
async function ordersIn(page: Page, states: string): Promise<Refused[]> {
  const answer = await page.request.get(`/api/orders/list?sap_status=${states}`);
  return (await answer.json()).orders;
}

test('what SAP refused for its date is mended at once, and goes with one click', async ({ page }) => {
  await signIn(page, 'admin');
  const refused = await ordersIn(page, '99');
  const ids = refused.filter(({ erp_message: text }) => text?.includes('working day')).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  await page.goto(list);

  const reasons = page.getByRole('region', { name: 'Reasons of the refusals' });
  const group = reasons.getByRole('listitem').filter({ hasText: 'SAP does not deliver on that day.' });
  await expect(group).toContainText(ids.length === 1 ? '1 order' : `${ids.length} orders`);
  const date = group.getByRole('textbox', { name: /^Delivery date of / });
  await date.fill('01/03/2099');
  await date.press('Tab');
  await expect(group).toHaveCount(0);
  await page.getByRole('button', { name: /^Send the (mended order|\d+ mended orders)$/ }).click();

  await expect(page.getByRole('button', { name: /mended/ })).toHaveCount(0);
  await expect
    .poll(async () => (await ordersIn(page, '1,2')).filter(({ id }) => ids.includes(id)).length)
    .toBeGreaterThan(0);
  await expect
    .poll(async () =>
      (await ordersIn(page, '99')).filter(({ erp_message: text }) => text?.includes('working day')),
    )
    .toEqual([]);
});

test('what only SAP can mend is never chosen for sending again, but has a text to copy', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(list);
  const reasons = page.getByRole('region', { name: 'Reasons of the refusals' });
  const group = reasons.getByRole('listitem').filter({ hasText: 'The customer is blocked in SAP.' });
  await expect(group.getByRole('button', { name: /^Copy for SAP/ })).toHaveAttribute(
    'title',
    /^SAP master data: blocks? of the customers? \d+/,
  );
  await group.getByRole('button', { name: /^Check one by one/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('SAP refused it last time');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

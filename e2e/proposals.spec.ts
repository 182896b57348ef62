import { expect, type Page, test } from '@playwright/test';
import { countClicks } from './countClicks';
import { sideways } from './layout/measures';
import { seriousViolations } from './seriousViolations';
import { settle } from './settle';
import { signIn } from './session';

const maxClicks = 12;

/** Nothing is cut or sideways on a tablet and on a phone, nor faulty for assistive technology. */
async function expectWhole(page: Page) {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settle(page);
    expect(await page.evaluate(sideways)).toEqual([]);
  }
  expect(await seriousViolations(page)).toEqual([]);
}

const pieces = (page: Page) => page.getByLabel('Total', { exact: true });

test('a shop proposes changes of a sent order, and its agent takes one of them', async ({ browser }) => {
  const shop = await browser.newPage();
  await signIn(shop, 'customer');
  const answer = await shop.request.get('/api/orders/list?sap_status=2');
  const { orders } = (await answer.json()) as { orders: { id: string; items_count: number }[] };
  const order = orders[0];
  if (order === undefined) throw new Error('The demo has no sent order of this shop.');

  await shop.goto(`/linesheet/${order.id}`);
  await shop.getByRole('button', { name: 'Propose changes' }).click();
  const notice = shop.getByRole('group', { name: 'Proposed changes' });
  await expect(notice).toContainText('Nothing differs from the order.');
  const cells = shop.locator('input[data-sku]:enabled');
  for (const index of [0, 1]) {
    await cells.nth(index).fill('77');
    await shop.keyboard.press('Enter');
  }
  await expect(notice).toContainText('2 changes:');
  await expect(shop.getByText('Saved', { exact: true }).first()).toBeVisible();
  await shop.reload();
  await expect(cells.nth(1)).toHaveValue('77');
  await expectWhole(shop);
  await shop.getByRole('button', { name: 'Propose', exact: true }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await expect(shop.getByText(/has not decided yet/)).toBeVisible();

  const agent = await browser.newPage();
  await signIn(agent, 'agent');
  await agent.goto('/admin/orders/list');
  const clicks = await countClicks(agent);
  await agent.getByRole('link', { name: /with proposed changes$/ }).click();
  await agent.locator(`a[href="/linesheet/${order.id}"]`).first().click();
  await agent.getByRole('button', { name: 'Show in the sheet' }).click();
  await expect(agent.locator('input[value="77"]')).toHaveCount(2);
  const before = await pieces(agent).textContent();
  await agent.getByRole('button', { name: 'Review' }).click();
  const dialog = agent.getByRole('dialog');
  await dialog.getByRole('row').nth(2).getByRole('checkbox').uncheck();
  await expectWhole(agent);
  await dialog.getByRole('button', { name: 'Take 1 change and send again' }).click();
  expect(clicks()).toBeLessThanOrEqual(maxClicks);
  await expect(agent.getByText('Changes taken, and the order sent again')).toBeVisible();
  await expect(pieces(agent)).not.toHaveText(before ?? '');
  await expect(agent.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });

  await shop.reload();
  await expect(shop.getByText(/took 1 of 2 proposed changes into the order/)).toBeVisible();
  await expect(shop.getByText('1 change that you typed is saved and not proposed.')).toBeVisible();
  const { orders: after } = (await (await shop.request.get('/api/orders/list')).json()) as {
    orders: { id: string; items_count: number; proposed_at?: number }[];
  };
  const taken = after.find(({ id }) => id === order.id);
  expect(taken?.items_count).not.toBe(order.items_count);
  expect(taken).not.toHaveProperty('proposed_at');
  await shop.close();
  await agent.close();
});

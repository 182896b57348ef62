import { expect, test } from '@playwright/test';
import type { FulfillmentLine } from '../src/api';
import { seriousViolations } from './seriousViolations';
import { signIn } from './session';
import { withErpDocuments } from './withErpDocuments';

test('a sent order shows by keyboard, and on a phone, what of each cell is shipped and to come', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=2')).json();
  const { id } = orders[0];
  // The demo's ERP delivers after half a minute only.
  const day = Date.UTC(2027, 0, 15) / 1000;
  let lines: FulfillmentLine[] = [];
  await page.route('**/api/order/fulfillment/*', async (route) => {
    const answer = await (await route.fetch()).json();
    lines = answer.lines.map((line: FulfillmentLine, n: number) => {
      const [confirmed, shipped] = [n === 0 ? line.ordered - 1 : line.ordered, n % 2];
      const reason = n === 0 ? 'Only these could be made.' : '';
      return { ...line, confirmed, confirmed_day: day, shipped, reason, to_come: confirmed - shipped };
    });
    await route.fulfill({ json: { ...answer, lines, confirmation: { number: 'C1', day } } });
  });
  const pieces = (number: 'shipped' | 'to_come') => lines.reduce((sum, line) => sum + line[number], 0);

  await page.goto(`/linesheet/${id}?view=grid`);
  const tool = page.getByRole('group', { name: 'Cells show' }).getByRole('button');
  await tool.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Ordered ✓' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cells=shipped/);
  await expect(page.getByLabel('Total')).toContainText(`${pieces('shipped')} pieces shipped`);
  const short = page.locator('[data-differs] input').first();
  await expect(short).toHaveAccessibleName(/Ordered \d+, confirmed \d+, shipped \d+, \d+ to come/);
  await short.focus();
  await expect(page.locator('[data-fulfillment]')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/linesheet/${id}?view=list&cells=to_come`);
  await expect(page.getByLabel('Total')).toContainText(`${pieces('to_come')} pieces to come`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
});

test('news of orders are read, opened and dismissed above the list, by keyboard and on a phone', async ({
  page,
}) => {
  await signIn(page, 'agent');
  await withErpDocuments(page);
  const { orders: listed } = await (await page.request.get('/api/orders/list?sap_status=2')).json();
  let news = [0, 1].map((index) => ({
    ...{ id: listed[index].id, name: `Order ${index}`, customer: 'Galerie Perrine' },
    ...{ changed_at: 1_790_000_000 - index, taken_back: [] },
    confirmed: { ordered: 12, missing: 3, other_day: 0 },
    shipments: [{ number: '80', day: 1_789_430_400, carrier: 'DHL', tracking_number: 'D80', pieces: 24 }],
  }));
  await page.route('**/api/orders/news', (route) =>
    route.fulfill({ json: { orders: news, count: news.length } }),
  );
  await page.route('**/api/orders/news/dismiss', async (route) => {
    const { id } = route.request().postDataJSON();
    news = news.filter((one) => one.id !== id);
    await route.fulfill({ json: { status: 'success' } });
  });
  await page.goto('/admin/orders/list?status=all');
  const card = page.getByRole('region', { name: 'News of 2 orders' });
  await card.getByRole('button', { name: 'News of 2 orders' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('3 of 12 pieces not confirmed').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: 'Dismiss Order 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'News of 1 order' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/linesheet/${listed[0].id}`));
});

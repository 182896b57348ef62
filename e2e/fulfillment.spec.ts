import { expect, test } from '@playwright/test';
import type { FulfillmentLine } from '../src/api';
import { seriousViolations } from './seriousViolations';
import { signIn } from './session';

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

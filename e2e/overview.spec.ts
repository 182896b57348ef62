import { expect, type Page, test } from '@playwright/test';
import { expectNoFault, open } from './accessibility/audit';
import { withErpDocuments } from './withErpDocuments';
import { signIn } from './session';
import { settle } from './settle';

interface Order {
  sap_status: number;
  items_count: number;
  total_price: number;
  currency: string;
  catalog_type: string;
  catalog: { season: string };
}

/** The orders in euro that count, as the order list has them. */
async function listed(page: Page): Promise<Order[]> {
  const { orders }: { orders: Order[] } = await (await page.request.get('/api/orders/list')).json();
  return orders.filter((order) => order.catalog_type !== 'return' && order.currency === 'EUR');
}

/** A row of the size curve. */
const sizeRow = (size: string) => ({
  ...{ id: size, label: size, currency: 'EUR', orders: 1, pieces: 9, amount: 90 },
  ...{ before_pieces: 6, before_amount: 60 },
});

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const pieces = (orders: Order[]) => sum(orders.map((order) => order.items_count)).toLocaleString('en-GB');

async function openOverview(page: Page): Promise<string> {
  await open(page, 'overview');
  const filters = page.getByRole('group', { name: 'Filters' });
  return filters
    .getByText(/^(AW|SS)\d\d$/)
    .first()
    .innerText();
}

test('an agent sees how the season goes, and the orders behind a figure', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto('/admin/orders/list');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(await openOverview(page)).toMatch(/^(AW|SS)\d\d$/);

  // The newest season may have no more orders than other tests have made.
  const all = await listed(page);
  const sizeOf = (name: string) => all.filter(({ catalog }) => catalog.season === name).length;
  const [season = ''] = all.map(({ catalog }) => catalog.season).sort((a, b) => sizeOf(b) - sizeOf(a));
  const orders = all.filter(({ catalog }) => catalog.season === season);
  expect(orders.length).toBeGreaterThan(1);
  await page.goto(`/admin/overview?season=${season}`);
  const totals = page.getByRole('status').filter({ hasText: /pieces/ });
  await expect(totals).toContainText(`${pieces(orders)} pieces`);

  await page.getByRole('button', { name: 'By status', exact: true }).click();
  await page.getByRole('button', { name: 'Table of By status' }).click();
  const sent = orders.filter(({ sap_status }) => sap_status === 2 || sap_status === 3);
  const row = page.getByRole('table', { name: 'By status' }).getByRole('row', { name: /^Sent/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(sent.length));
  await expect(row.getByRole('cell').nth(2)).toHaveText(pieces(sent));
  await row.getByRole('link', { name: 'Sent' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/list\?status=sent/);
  await expect(page.getByText(`${sent.length} orders`, { exact: true })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Table of Size curve' }).click();
  await page.getByRole('table', { name: 'Size curve' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/&sizes=/);
  await expect(page.getByRole('button', { name: /^Size: / })).toBeVisible();
  await expect(page.getByText(/^\d+ orders?$/).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: `${orders.length} orders` }).click();
  await expect(page.getByText(`${orders.length} orders`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${pieces(orders)} pieces`)).toBeVisible();
});

/** Expects that every day of the chart and the last column of a table can be read. */
async function expectWhole(page: Page) {
  const cutOff = () =>
    page.getByRole('img', { name: /^By day/ }).evaluate((chart) => {
      const { left, right } = chart.getBoundingClientRect();
      const texts = [...chart.querySelectorAll('text')].filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
      return texts.map(({ textContent }) => textContent);
    });
  await expect.poll(cutOff).toEqual([]);
  const table = page.getByRole('table', { name: 'By agent' });
  const overlap = async () => {
    const [frame, last] = [
      await table.boundingBox(),
      await table.getByRole('columnheader').last().boundingBox(),
    ];
    return frame && last && Math.round(last.x + last.width - frame.x - frame.width);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
}

test('the overview has no serious fault, and fits a phone', async ({ page }) => {
  await signIn(page, 'admin');
  await openOverview(page);
  await expect(page.getByRole('img', { name: /^By day, cumulative, pieces/ })).toBeVisible();
  await page.getByRole('button', { name: 'Table of By agent' }).click();
  await expect(page.getByRole('table', { name: 'By agent' })).toBeVisible();
  await expectNoFault(page, 'overview');
  await expectWhole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWhole(page);
  // The charts follow a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a phone shows it in less than three screens, with a line for each figure on demand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await withErpDocuments(page);
  await page.route('**/api/overview/sizes?*', (route) =>
    route.fulfill({ json: { rows: ['S', 'M', '38', '40', 'Tall', 'Petite', 'TU', 'UN'].map(sizeRow) } }),
  );
  await openOverview(page);
  await expect(page.getByRole('img', { name: /^Size curve, / })).toHaveCount(3);
  await settle(page);
  const heights = await page
    .getByRole('region')
    .evaluateAll((tiles) => tiles.map((tile) => tile.clientHeight));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3 * 844);
  // Those to be opened are a line each.
  expect(heights.filter((height) => height < 50)).toHaveLength(9);

  // A tile without figures is no higher than its sentence.
  await page.route('**/api/overview/late?*', (route) => route.fulfill({ json: { rows: [] } }));
  await page.getByRole('button', { name: 'Customers yet to order' }).click();
  await expect(page.getByText('Everybody who ordered in the season before has ordered.')).toBeVisible();
  const empty = page.getByRole('region', { name: 'Customers yet to order' });
  expect((await empty.boundingBox())?.height).toBeLessThan(120);
});

test('a customer sees a small one, of their own orders', async ({ page }) => {
  await signIn(page, 'customer');
  await withErpDocuments(page);
  const season = await openOverview(page);
  const orders = (await listed(page)).filter(({ catalog }) => catalog.season === season);
  await expect(page.getByRole('status').filter({ hasText: /piece/ })).toContainText(
    `${pieces(orders)} piece`,
  );
  await expect(page.getByRole('region')).toHaveCount(6);
});

test('charts are loaded by the overview alone', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await signIn(page, 'admin');
  await open(page, 'orders/list');
  await page.waitForLoadState('networkidle');
  const isOfCharts = (name: string) => /\/assets\/charts\..*\.js$/.test(name);
  expect(scripts.filter(isOfCharts)).toEqual([]);
  await openOverview(page);
  await expect.poll(() => scripts.filter(isOfCharts).length).toBe(1);
});

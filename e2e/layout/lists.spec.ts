import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import { settle } from '../settle';
import { withErpDocuments } from '../withErpDocuments';
import { expectWhole, openWhole } from './openWhole';

const orders = 'orders/list?status=all&current=false';

test('18 orders fit a desk, all columns 1280 px, and on a phone the page scrolls cards', async ({ page }) => {
  await signIn(page, 'admin');
  await withErpDocuments(page);
  await openWhole(page, orders);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row').nth(18)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  expect(await table.getByRole('columnheader').count()).toBe(12);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, name] of [
    [orders, 'Orders'],
    ['users/list', 'Customers'],
  ] as const) {
    await openWhole(page, place);
    // However far the page before it was scrolled.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const cards = page.getByRole('table', { name }).getByRole('row');
    for (let card = 0; card < 6; card += 1) await expect(cards.nth(card)).toBeInViewport({ ratio: 1 });
    const first = await cards.first().getAttribute('aria-rowindex');
    // Cards are of different heights, which are known once they are shown.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(cards.last()).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect.poll(() => cards.first().getAttribute('aria-rowindex')).not.toBe(first);
  }
});

/** Where a list begins, from the top of windows of these widths. */
async function topsOf(page: Page, name: string) {
  const tops: Record<number, number | undefined> = {};
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    tops[width] = Math.round((await page.getByRole('table', { name }).boundingBox())?.y ?? NaN);
  }
  return tops;
}

/** Follows a link within the page. */
async function goTo(page: Page, place: string) {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/admin/${place}`);
  await expectWhole(page);
}

for (const [name, list, ...changes] of [
  [
    'Orders',
    'orders/list?status=all',
    '&seasons=SS27',
    '&created_after=2026-01-01',
    '&status=every&current=false',
  ],
  ['Customers', 'users/list?', 'q=a', 'without_sap_id=true'],
  ['Catalogs', 'catalog/list?view=list', '&current=false', '&q=women'],
] as const)
  test(`a filter, a day or a link that arrives leaves the list of ${name} where it is`, async ({ page }) => {
    await signIn(page, 'admin');
    await openWhole(page, list);
    const tops = await topsOf(page, name);
    const table = page.getByRole('table', { name });
    for (const change of changes) {
      const rows = await table.getAttribute('aria-rowcount');
      await goTo(page, `${list}${change}`);
      await expect(table).not.toHaveAttribute('aria-rowcount', rows ?? '');
      expect.soft(await topsOf(page, name), change).toEqual(tops);
    }
    if (name !== 'Orders') return;
    // By hand too: a preset of days becomes a chip.
    await goTo(page, list);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Created' }).click();
    await page.getByLabel('From', { exact: true }).click();
    await page.getByText('This week', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Filters' }).getByRole('button').first()).toBeVisible();
    expect.soft(await topsOf(page, name), 'a chip').toEqual(tops);
  });

test('at 400% zoom a menu, the options of a sheet and a drawer can be used', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 180 });
  await openWhole(page, 'orders/list');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect((await menu.boundingBox())?.height).toBeGreaterThan(160);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: /^Seasons/ }).click();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  await openWhole(page, `/linesheet/${orders[0].id}`);
  const options = page.getByRole('button', { name: 'Options' });
  await options.click();
  await expect(page.getByRole('switch', { name: 'Only selected' })).toBeInViewport({ ratio: 1 });
  await page.mouse.click(310, 90);
  await expect(page.getByRole('switch', { name: 'Only selected' })).toBeHidden();
  const total = page.getByLabel('Total');
  await expect(total).toBeInViewport({ ratio: 1 });
  expect(
    await total.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    }),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

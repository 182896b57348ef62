import { expect, type Page, test } from '@playwright/test';
import type { Garment } from '../src/api';
import { openChangedOrder } from './openChangedOrder';
import { settle } from './settle';
import { lookAtCards } from './sheet/lookAtCards';
import { overlaps } from './sheet/overlaps';

const widths = [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1366, 1440, 1600, 1800, 1920, 2560];
const runs = Array.from({ length: 10 }, (_, index) => index + 1);
const colors = [
  { number: '000', name: 'Black' },
  { number: '010', name: 'Natural white' },
];

/** A garment in this many sizes. */
function garmentOf(model: Garment, sizeCount: number): Garment {
  const generic = `WSZ${String(sizeCount).padStart(3, '0')}`;
  const sizes = Array.from({ length: sizeCount }, (_, index) => String(34 + 2 * index));
  return {
    ...model,
    generic,
    number: String(9000 + sizeCount),
    name: `Coat in ${sizeCount} sizes`,
    drop: `Drop ${1 + (sizeCount % 2)} Early Autumn`,
    wh_price: 89.5,
    colors,
    sizes,
    with_stocks: false,
    skus: colors.flatMap(({ number }) =>
      sizes.map((size) => ({ sku: generic + number + size, color: number, size, stock: 0, quantity: 0 })),
    ),
  };
}

/** An order of garments in this many sizes, each size of each color in this quantity. */
async function openSheet(
  page: Page,
  quantity: (garment: Garment) => number,
  sizeCounts: readonly number[] = runs,
) {
  await openChangedOrder(page, ({ garments: [model] }) => {
    if (model === undefined) throw new Error('The catalog has no garment.');
    const garments = sizeCounts.map((count) => garmentOf(model, count));
    const linesOf = (garment: Garment) => garment.skus.map(({ sku }) => [sku, quantity(garment)]);
    const lines = garments.map((garment) => [garment.generic, Object.fromEntries(linesOf(garment))]);
    return { garments, lines: Object.fromEntries(lines), wanted: [] };
  });
}

/** Looks at all cards at once, in a window of this width that is higher than the sheet is long. */
async function lookAtSheet(page: Page, width: number, cells: number) {
  await page.setViewportSize({ width, height: 9000 });
  await expect(page.locator('article table input')).toHaveCount(cells);
  await settle(page);
  const seen = await page.evaluate(lookAtCards);
  expect(seen.cells).toBe(cells);
  await expect(page.getByRole('article').last()).toBeInViewport({ ratio: 1 });
  return seen;
}

/** How many cells garments of these numbers of sizes have, each in all colors. */
const cellsOf = (sizeCounts: readonly number[]) =>
  colors.length * sizeCounts.reduce((sum, count) => sum + count, 0);

for (const look of ['Grid', 'List'])
  test(`every number and total of the ${look.toLowerCase()} is seen whole at every width`, async ({
    page,
  }) => {
    await openSheet(page, ({ sizes }) => (sizes.length % 2 ? 1242 : 8888));
    if (look === 'List') await page.getByTitle('List', { exact: true }).click();
    let scrolled = 0;
    for (const width of widths) {
      const seen = await lookAtSheet(page, width, cellsOf(runs));
      expect.soft(seen.faults, `${width} px`).toEqual([]);
      scrolled += seen.scrolled;
    }
    // On a phone ten sizes have no room.
    expect(scrolled).toBeGreaterThan(0);
  });

for (const look of ['Grid', 'List'])
  test(`numbers of the ${look.toLowerCase()} fit where fonts are wide`, async ({ page }) => {
    await openSheet(page, () => 1242);
    if (look === 'List') await page.getByTitle('List', { exact: true }).click();
    await page.addStyleTag({ content: 'body * { letter-spacing: 0.12em !important; }' });
    for (const width of [320, 1024, 1280, 1440, 1920]) {
      expect.soft((await lookAtSheet(page, width, cellsOf(runs))).faults, `${width} px`).toEqual([]);
    }
  });

test('a garment of many sizes, or with a long quantity, leaves the others in two columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSheet(page, ({ sizes }) => (sizes.length === 6 ? 12_345 : 12), [7, 5, 6, 7, 14, 7]);
  await expect(page.getByRole('article')).toHaveCount(6);
  await settle(page);
  const places = await page.getByRole('article').evaluateAll((cards) => {
    const left = Math.min(...cards.map((card) => card.getBoundingClientRect().left));
    const room = document.querySelector('#content')?.clientWidth ?? 0;
    return cards.map((card) => {
      const box = card.getBoundingClientRect();
      if (box.width > room / 2) return 'alone';
      return box.left === left ? 'left' : 'right';
    });
  });
  expect(places).toEqual(['left', 'right', 'left', 'right', 'alone', 'left']);
  expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
});

test('on a phone held sideways, two bars stay and most of the view shows cells', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSheet(page, () => 12);
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 800);
  await settle(page);
  const bars = await page.evaluate(() => {
    const toolbar = document.querySelector('[aria-label=Tools]')?.getBoundingClientRect();
    const total = document.querySelector('[aria-label=Total]')?.parentElement?.getBoundingClientRect();
    return (total?.top ?? 0) - (toolbar?.bottom ?? 0);
  });
  expect(bars).toBeGreaterThan(250);
});

test('a list shows thirteen sizes whole where it has room, and a far longer number in smaller digits', async ({
  page,
}) => {
  await openSheet(page, () => 12, [13, 13]);
  await page.getByTitle('List', { exact: true }).click();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.getByRole('article').first()).toHaveAttribute('data-frame', 'narrowRow');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('article').first()).toHaveAttribute('data-frame', 'line');
    expect.soft((await lookAtSheet(page, width, cellsOf([13, 13]))).faults, `${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  const cells = page.getByRole('textbox', { name: /^Coat/ });
  await cells.first().click();
  await page.keyboard.type('999999');
  expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
  await expect(cells.first()).toHaveCSS('font-size', '13px');
  await page.keyboard.press('End');
  await expect(cells.nth(12)).toBeFocused();
  await page.keyboard.press('Escape');
  expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
});

test('a table that is too wide scrolls between its colors and its totals', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSheet(page, () => 1242, [10]);
  const table = page.getByRole('table', { name: /^Quantities/ });
  const cells = table.getByRole('textbox');
  await cells.first().click();
  await page.keyboard.press('End');
  await expect(cells.nth(9)).toBeFocused();
  await cells.nth(3).focus();
  // The focused cell is not under the color or the total.
  const isInView = () =>
    cells.nth(3).evaluate((cell) => {
      const { left, right, top, height } = cell.getBoundingClientRect();
      return [left + 1, right - 1].every((x) => document.elementFromPoint(x, top + height / 2) === cell);
    });
  expect(await isInView()).toBe(true);
  expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
});

test('a number that is longer than all others can be read while it is typed, and after', async ({ page }) => {
  await openSheet(page, () => 12, [7, 6]);
  const cells = page.getByRole('textbox', { name: /^Coat/ });
  for (const [turn, text] of ['1242', '124200', '7'].entries()) {
    const index = 3 * turn;
    await cells.nth(index).click();
    await page.keyboard.type(text);
    expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(cells.nth(index)).toHaveValue(text);
    await expect(cells.nth(index + 1)).toBeFocused();
    // What is told about such a number may cover a total until it is put away.
    await page.keyboard.press('Escape');
    expect((await page.evaluate(lookAtCards)).faults).toEqual([]);
  }
});

test('totals never overlap on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSheet(page, () => 12_420);
  const bar = 'aside[aria-label=Order]';
  const total = page.getByLabel('Total');
  await expect(total).toContainText('pieces');
  expect(await overlaps(page, bar)).toEqual([]);
  expect(await overlaps(page, 'article:first-of-type header')).toEqual([]);

  // The longest save state that stays.
  await page.getByRole('textbox', { name: /^Coat/ }).first().click();
  await page.keyboard.type('999999');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Not saved yet|^Offline/).first()).toBeVisible();
  expect(await overlaps(page, bar)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 400));
  for (const one of [page.getByRole('group', { name: 'Tools' }), page.getByRole('button', { name: 'Save' })])
    await expect(one).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // A reason that takes several lines makes the bar below the cards taller.
  const detail = `The order was closed by the brand. ${'Ask your agent to open it again. '.repeat(3)}`;
  const refusal = { status: 422, contentType: 'application/problem+json', json: { status: 422, detail } };
  await page.route('**/api/order/update', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByText(/^Not saved yet.*Ask your agent/).first();
  await notice.scrollIntoViewIfNeeded();
  await expect(notice).toBeInViewport();
  expect(await overlaps(page, bar)).toEqual([]);
  await page.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('table', { name: 'Drops' })).toBeVisible();
  expect(await overlaps(page, '[aria-label=Drops]')).toEqual([]);
});

test('a phone has low bars, cells for fingers, and options that a tap beside them only closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSheet(page, () => 12, [7, 7, 7, 7, 7]);
  const bottomOfTools = async () => {
    const { y = 0, height = 0 } = (await page.getByRole('group', { name: 'Tools' }).boundingBox()) ?? {};
    return y + height;
  };
  expect(await bottomOfTools()).toBeLessThanOrEqual(180);
  const table = page.getByRole('table', { name: /^Quantities/ }).first();
  await expect(table.locator('..')).not.toHaveAttribute('data-scrolls');
  const cell = table.getByRole('textbox').nth(8);
  expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(cell).toHaveCSS('font-size', '16px');
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(bottomOfTools).toBeLessThanOrEqual(100);

  // The goal is in view below, as wide as the window.
  const finished = page.getByRole('checkbox', { name: 'Finished' }).locator('xpath=ancestor::label');
  await expect(finished).toBeInViewport({ ratio: 1 });
  expect((await finished.boundingBox())?.width).toBeGreaterThan(350);

  const options = page.getByRole('button', { name: 'Options' });
  await options.click();
  await expect(page.getByLabel('Delivery date')).toBeInViewport();
  const { y = 0 } = (await finished.boundingBox()) ?? {};
  await page.mouse.click(195, y + 20);
  await expect(page.getByLabel('Delivery date')).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await options.click();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Delivery date')).toBeHidden();
  await expect(options).toBeFocused();
});

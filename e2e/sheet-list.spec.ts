import { expect, type Page, test } from '@playwright/test';
import type { Garment } from '../src/api';
import { openChangedOrder } from './openChangedOrder';
import { settle } from './settle';

const letters = ['XS', 'S', 'M', 'L', 'XL'];
const numbers = ['34', '36', '38', '40', '42', '44', '46'];
const colors = ['Black', 'Ecru', 'Navy'].map((name, index) => ({ number: `00${index}`, name }));

function garmentOf(model: Garment, index: number): Garment {
  const generic = `WLS${String(index).padStart(3, '0')}`;
  const sizes = index < 30 ? letters : numbers;
  const skus = colors.flatMap(({ number }) =>
    sizes.map((size) => ({ sku: generic + number + size, color: number, size, stock: 0, quantity: 0 })),
  );
  return {
    ...model,
    generic,
    number: `${100 + index}`,
    name: 'Coat',
    with_stocks: false,
    colors,
    sizes,
    skus,
  };
}

/** A list of 60 garments in three colors, the last 30 in other sizes. */
async function openSheet(page: Page, look: 'Grid' | 'List' = 'List') {
  await openChangedOrder(page, ({ garments: [model] }) => {
    if (model === undefined) throw new Error('The catalog has no garment.');
    return {
      garments: Array.from({ length: 60 }, (_, index) => garmentOf(model, index)),
      lines: {},
      wanted: [],
    };
  });
  await page.getByTitle(look, { exact: true }).click();
}

/** The sizes that stay above the lines, from the top of the view. */
const headInView = (page: Page) =>
  page.evaluate(() => {
    const toolbar = document.querySelector('[role=group][aria-label=Tools]')?.getBoundingClientRect();
    const below = (toolbar?.bottom ?? 0) + 8;
    const { left = 0, width = 0 } = document.querySelector('article')?.getBoundingClientRect() ?? {};
    const head = document
      .elementsFromPoint(left + width / 2, below)
      .map((element) => element.querySelector('table[data-first] thead'))
      .find((found) => found?.closest('article') === null);
    return [...(head?.querySelectorAll('th') ?? [])].slice(1, -1).map((size) => size.textContent);
  });

/** Whether the focused cell can be seen: nothing covers its corners. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement;
    if (!(cell instanceof HTMLInputElement) || cell.dataset.sku === undefined) return false;
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return [left + 2, right - 12].every((x) =>
      [top + 2, bottom - 2].every((y) => document.elementFromPoint(x, y) === cell),
    );
  });

/** The first cell of a size M below a height, once there is one, and where to click it. */
async function firstCellBelow(page: Page, y: number) {
  const find = (below: number) => {
    const cells = [...document.querySelectorAll<HTMLInputElement>('input[data-sku$=M]')];
    const cell = cells.find((one) => one.getBoundingClientRect().top > below);
    const { left = 0, top = 0 } = cell?.getBoundingClientRect() ?? {};
    return cell && { sku: cell.dataset.sku, x: left + 4, y: top + 4 };
  };
  const found = await (await page.waitForFunction(find, y)).jsonValue();
  if (found === undefined) throw new Error(`No cell is below ${y} px.`);
  return found;
}

async function scrollBy(page: Page, y: number) {
  await page.evaluate((by) => window.scrollBy(0, by), y);
  await settle(page);
}

for (const [width, times] of [
  [1440, 1.6],
  // There a card has all side by side, half as high as one with its table below.
  [1024, 2],
] as const)
  test(`the list shows far more colors than the cards do, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const countLines = () =>
      page.locator('article tbody tr').evaluateAll(
        (rows) =>
          rows.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= 88 && bottom <= window.innerHeight;
          }).length,
      );
    await openSheet(page, 'Grid');
    await expect(page.getByRole('article').first()).toHaveAttribute(
      'data-frame',
      width === 1024 ? 'beside' : 'wide',
    );
    await scrollBy(page, 2000);
    const inCards = await countLines();
    await page.getByTitle('List', { exact: true }).click();
    await expect(page.getByRole('article').first()).toHaveAttribute('data-frame', 'line');
    await expect.poll(countLines).toBeGreaterThanOrEqual(30);
    expect(await countLines()).toBeGreaterThanOrEqual(times * inCards);
  });

for (const width of [1440, 820])
  test(`the sizes of the run in view stay above its lines, and no key leads below them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSheet(page);
    await scrollBy(page, 400);
    expect(await headInView(page)).toEqual(letters);
    await scrollBy(page, 1600);
    expect(await headInView(page)).toEqual(letters);
    // Above the second run.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => headInView(page)).toEqual(numbers);
    await scrollBy(page, -400);
    expect(await headInView(page)).toEqual(numbers);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => headInView(page)).toEqual(letters);

    await scrollBy(page, 1000);
    const inView = await firstCellBelow(page, 400);
    await page.locator(`input[data-sku=${inView.sku}]`).click();
    // The lines above it are under the sizes, or further up.
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    await scrollBy(page, top - (width > 991 ? 111 : 200));
    expect(await isFocusSeen(page)).toBe(true);
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+Tab', 'Shift+Enter', 'PageUp', 'PageUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocusSeen(page), { message: key }).toBe(true);
    }
    for (const key of ['PageDown', 'PageDown', 'Control+End', 'PageUp', 'ArrowUp', 'Control+Home']) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocusSeen(page), { message: key }).toBe(true);
    }
  });

test('a click on the first line below the sizes does not move it, and a drag selects none that they cover', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSheet(page);
  await scrollBy(page, 1000);
  const first = await firstCellBelow(page, 112);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.click(first.x, first.y);
  await expect(page.locator(`input[data-sku=${first.sku}]`)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const { x = 0, y = 0 } = (await page.locator('input[data-sku=WLS020000M]').boundingBox()) ?? {};
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 8, y - 20);
  await page.mouse.move(x + 8, 70, { steps: 5 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(900);
  const selectedTop = () =>
    page.locator('td[data-selected]').evaluateAll((cells) => {
      const tops = cells.map((cell) => cell.getBoundingClientRect().bottom);
      return Math.min(...tops);
    });
  await page.mouse.move(x + 8, 300);
  await expect.poll(selectedTop).toBeGreaterThan(112);
  await page.mouse.up();
});

test('what is being typed survives another view, and its garment stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSheet(page, 'Grid');
  await scrollBy(page, 2000);
  const cell = page.locator('input[data-sku=WLS020000M]');
  await cell.click();
  await page.keyboard.type('12');
  for (const look of ['List', 'Grid']) {
    await page.getByTitle(look, { exact: true }).click();
    await expect(cell).toHaveValue('12');
    await expect(cell).toBeInViewport();
  }
  await expect(page.getByLabel('Total')).toContainText('12 pieces');
});

test('lines are selected and filled like cards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSheet(page);
  const cellOf = (sku: string) => page.locator(`input[data-sku=${sku}]`);
  await cellOf('WLS000000S').click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await cellOf('WLS000000S').click();
  // Over the border of the garment.
  await cellOf('WLS001001M').click({ modifiers: ['Shift'] });
  await expect(page.locator('td[data-selected]')).toHaveCount(10);
  await page.keyboard.press('Control+d');
  await expect(cellOf('WLS001001S')).toHaveValue('5');
  await expect(page.getByLabel('Total')).toContainText('25 pieces');
  await page.keyboard.press('Control+z');
  await expect(cellOf('WLS001001S')).toHaveValue('');

  // A note is told at its line.
  await cellOf('WLS002000S').click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/: abc is no number$/).last()).toBeVisible();
});

import { expect, type Locator, test } from '@playwright/test';
import { openChangedOrder } from './openChangedOrder';
import { originOfHost, signIn } from './session';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What remains visible of an element in the system's colors. */
const look = (element: Locator) =>
  element.first().evaluate((node) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(node);
    return [backgroundColor, backgroundImage, color].join(' / ');
  });

test('cells that are free, disabled and over the stock differ in forced colors', async ({ page }) => {
  await signIn(page, 'customer');
  const headers = { Origin: originOfHost() };
  const catalogs: { id: string }[] = await (await page.request.get('/api/catalogs/list_simple')).json();
  for (const catalog of catalogs) {
    const data = { title: 'Forced colors', catalog: catalog.id };
    const { order_id: id } = await (
      await page.request.post('/api/order/new_simple', { headers, data })
    ).json();
    const { garments } = await (await page.request.get(`/api/order/get_wls/${id}`)).json();
    const hasBoth = ({ with_stocks: has, skus }: { with_stocks: boolean; skus: { stock: number }[] }) =>
      has && skus.some(({ stock }) => stock === 0) && skus.filter(({ stock }) => stock > 0).length > 1;
    const garment = garments.find(hasBoth);
    if (garment === undefined) continue;
    await page.goto(`/linesheet/${id}?q=${garment.number}`);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    const cells = card.getByRole('textbox');
    const free = cells.and(page.locator(':enabled'));
    const cellOf = (input: Locator) => input.first().locator('xpath=..');
    await free.first().fill('99999');
    await free.first().press('Tab');
    await expect(free.first()).toHaveAttribute('aria-invalid', 'true');
    const looks = [
      await look(cellOf(free.first())),
      await look(cellOf(free.nth(1))),
      await look(cellOf(cells.and(page.locator(':disabled')))),
    ];
    expect(new Set(looks).size, looks.join('\n')).toBe(3);
    return;
  }
  throw new Error('No catalog of the demo brand has stocks.');
});

for (const view of ['Grid', 'List'])
  test(`every state of a cell has its own look in forced colors, as a ${view.toLowerCase()}`, async ({
    page,
  }) => {
    const generic = 'WFC001';
    const stocks = { free: 5, ordered: 5, short: 1, out: 0, wanted: 5, selected: 5, missing: null };
    const sizes = Object.keys(stocks);
    await openChangedOrder(page, ({ garments: [model] }) => ({
      garments: [
        {
          ...Object.assign({}, model),
          generic,
          number: '9001',
          name: 'Coat',
          with_stocks: true,
          colors: [{ number: '000', name: 'Black' }],
          sizes,
          skus: Object.entries(stocks).flatMap(([size, stock]) =>
            stock === null ? [] : { sku: `${generic}000${size}`, color: '000', size, stock, quantity: 0 },
          ),
        },
      ],
      lines: { [generic]: { [`${generic}000ordered`]: 2, [`${generic}000short`]: 9 } },
      wanted: [`${generic}000wanted`],
    }));
    await page.getByTitle(view, { exact: true }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    const cell = (size: string) =>
      page.getByRole('textbox', { name: new RegExp(`^Coat 9001, Black, ${size}\\b`) });
    await cell('wanted').click();
    await page.keyboard.press('Shift+ArrowRight');
    const lookOf = (size: string) =>
      cell(size).evaluate((input) => {
        const seen = ({
          backgroundColor,
          backgroundImage,
          color,
          outline,
          fontWeight,
        }: CSSStyleDeclaration) => [backgroundColor, backgroundImage, color, outline, fontWeight].join(' / ');
        const { parentElement: box } = input;
        if (box === null) throw new Error('A cell is in a table.');
        const corner = getComputedStyle(box, '::after');
        const { content, borderTopColor, borderRightColor } = corner;
        return {
          look: seen(getComputedStyle(box)),
          corner: content === 'none' ? '' : [borderTopColor, borderRightColor],
        };
      });
    const looks = await Promise.all(sizes.map(lookOf));
    const texts = looks.map((look) => JSON.stringify(look));
    expect(new Set(texts).size, texts.join('\n')).toBe(sizes.length);
    // A triangle: its other side is transparent.
    const { corner } = await lookOf('wanted');
    expect(corner[0]).not.toBe(corner[1]);

    const color = page.getByRole('button', { name: 'Black', exact: true });
    await expect(color.locator('svg')).toHaveCount(0);
    await color.click();
    await expect(color.locator('svg')).toBeVisible();
  });

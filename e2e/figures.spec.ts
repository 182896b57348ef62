import { expect, type Page, test } from '@playwright/test';
import { open } from './accessibility/audit';
import { signIn } from './session';
import { settle } from './settle';

/** The figures of the shown tables, such as amounts, counts and dates, of which a part is not seen. */
function cutFigures(): string[] {
  const cells = [...document.querySelectorAll('[role=table] [role=cell], td')];
  return cells.flatMap((cell) => {
    const text = cell.textContent.trim();
    // At most a few letters, such as those of a currency.
    if (!/\d/.test(text) || text.replace(/[\d\s\p{P}\p{Sc}]/gu, '').length > 3) return [];
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return [];
    const row = cell.getBoundingClientRect();
    const stays = [...(cell.parentElement?.children ?? [])].filter(
      (other) => other !== cell && getComputedStyle(other).position === 'sticky',
    );
    const isCovered = stays.some((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1;
    });
    const frame = cell.closest('[role=rowgroup]')?.getBoundingClientRect() ?? row;
    const isCut = left < frame.left - 1 || right > Math.min(frame.right, innerWidth) + 1;
    return cell.scrollWidth > cell.clientWidth || isCovered || isCut ? [text] : [];
  });
}

/** Expects every figure of a screen to be seen in whole at each width. */
async function expectWholeFigures(page: Page, place: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  if (place.startsWith('/')) await page.goto(place);
  else await open(page, place);
  await expect(page.locator('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
  for (const width of [768, 900, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect.soft(await page.evaluate(cutFigures), `${place} at ${width}`).toEqual([]);
  }
}

test('no figure of a table is cut at any width', async ({ page }) => {
  await signIn(page, 'admin');
  const get = async (call: string) => (await page.request.get(`/api/${call}`)).json();
  // One amount, and one count, that are wider than the demo's.
  await page.route('**/api/orders/list?*', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const body = await answer.text();
    const wide = body
      .replace(/"total_price":[\d.]+/, '"total_price":1122603.2')
      .replace(/"items_count":\d+/, '"items_count":1234567')
      .replace(/"currency":"EUR"(?=.)/, '"currency":"USD"');
    await route.fulfill({ response: answer, body: wide });
  });
  const [customer] = await get('wls_users?num_catalogs=true');
  const { rows } = await get('overview/garments');
  for (const place of [
    ...[
      'orders/list?status=all&current=false',
      'orders/list?status=error&current=false',
      'users/list',
      'users/deleted',
      'users/catalogs',
    ],
    ...['catalog/list?view=list&current=false', 'catalog/enable', 'ed', 'overview'],
    ...[`user/${customer.id}`, `garment/${rows[0].id}`],
  ])
    await expectWholeFigures(page, place);
});

/** How many of the cells of a column, by its index, show their text in whole. */
const wholeCells = (page: Page, column: number) =>
  page.locator('tr[data-index]').evaluateAll((rows, index) => {
    const cells = rows.map((row) => row.children[index]);
    const isWhole = (part?: Element) => part !== undefined && part.scrollWidth <= part.clientWidth;
    return cells.filter((cell) => isWhole(cell?.querySelector('a') ?? cell)).length / cells.length;
  }, column);

test('the orders say their catalog and agent in whole on a laptop, with an open menu from 1400 px on', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [width, min, hasOpenMenu] of [
    [1280, 0.9, false],
    [1366, 0.9, false],
    [1440, 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'orders/list?status=all&current=false');
    await expect(page.getByRole('button', { name: 'Side menu' })).toHaveAttribute(
      'aria-expanded',
      String(hasOpenMenu),
    );
    const table = page.getByRole('table', { name: 'Orders' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await settle(page);
    const titles = await table.getByRole('columnheader').allTextContents();
    for (const title of ['Catalog', 'Agent'])
      expect
        .soft(await wholeCells(page, titles.indexOf(title)), `${title} at ${width}`)
        .toBeGreaterThanOrEqual(min);
    const names = table.locator('[title*=": "] > :last-child');
    const widths = await names.evaluateAll((all) =>
      all.map((name) => {
        const cell = name.parentElement?.getBoundingClientRect();
        const { left, right } = name.getBoundingClientRect();
        return Math.min(right, cell?.right ?? right) - left;
      }),
    );
    expect.soft(Math.min(...widths), `order names at ${width}`).toBeGreaterThan(60);
    // What appears while the pointer is over a row covers no figure.
    const row = table.getByRole('row').nth(2);
    await row.hover();
    const copy = await row.getByRole('button', { name: /^Create copy of/ }).boundingBox();
    const created = await row.getByText(/^\d\d\/\d\d\/\d{4}$/).boundingBox();
    expect
      .soft(copy?.x, `the copy button at ${width}`)
      .toBeGreaterThanOrEqual((created?.x ?? Infinity) + (created?.width ?? 0) - 8);
  }
});

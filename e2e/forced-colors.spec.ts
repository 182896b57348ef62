import { expect, type Locator, test } from '@playwright/test';
import { signInQuietly } from './session';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** What remains visible of an element in the system's colors. */
const look = (element: Locator) =>
  element.first().evaluate((node) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(node);
    return [backgroundColor, backgroundImage, color].join(' / ');
  });

test('cells that are free, disabled and over the stock differ in forced colors', async ({ page }) => {
  await signInQuietly(page, 'customer');
  const headers = { Origin: new URL(process.env.BASE_URL ?? '').origin };
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

test('a switch that is on differs from one that is off in forced colors', async ({ page }) => {
  await signInQuietly(page, 'admin');
  await page.goto('/admin/catalog/list');
  const toggle = page.getByRole('switch', { name: 'Current catalogs' });
  await expect(toggle).toBeChecked();
  const on = await look(toggle);
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  expect(await look(toggle)).not.toBe(on);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { createOrder, idOfCustomer } from './createOrder';
import { originOfHost, signIn } from './session';
import { uploadSkus } from './uploadCatalog';

test.setTimeout(180_000);

const sizes = ['S', 'M', 'L'];
const black = ['000', 'Black'] as const;
const navy = ['010', 'Navy'] as const;
const drops = ['Drop 1', 'Drop 2', 'Drop 3'];
const count = 60;
const genericAt = (index: number) => `WFD${100 + index}`;

/** Twenty garments of each drop, in turn; each is black, and every fifth is navy too. */
const skus = Array.from({ length: count }, (_, index) =>
  (index % 5 === 0 ? [black, navy] : [black]).flatMap((color) =>
    sizes.map((size) => ({
      generic: genericAt(index),
      number: String(1000 + index),
      name: `Found coat ${index + 1}`,
      drop: drops[index % 3],
      color,
      size,
      price: 10 + index,
    })),
  ),
).flat();

/** A new order of the demo customer in a catalog of this name, with these quantities. */
async function newOrder(page: Page, name: string, lines: Record<string, number>): Promise<string> {
  const customer = await idOfCustomer(page);
  await signIn(page, 'admin');
  const catalog = await uploadSkus(page, name, skus);
  const id = await createOrder(page, { title: 'Found again', catalog, customer });
  const saved = await page.request.put('/api/order/update', {
    headers: { Origin: originOfHost() },
    data: { id, lines, wanted: [], service_date: null },
  });
  expect(await saved.json()).toMatchObject({ status: 'success' });
  return id;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const cell = (within: Page | Locator, sku: string) => within.locator(`input[data-sku="${sku}"]`);

/** Whether an element is in view, below the bars that stay above the cards. */
const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 88 && bottom <= window.innerHeight;
  });

/** What the host holds of an order. */
async function heldBy(page: Page, id: string): Promise<Record<string, number>> {
  const { lines } = await (await page.request.get(`/api/order/get_wls/${id}`)).json();
  return Object.assign({}, ...Object.values(lines));
}

test('garments are filtered by keyboard, found again by the link, and ordered beside their pictures', async ({
  page,
}) => {
  const [early, late] = [`${genericAt(3)}000S`, `${genericAt(45)}000M`];
  const id = await newOrder(page, 'Found', { [early]: 1, [late]: 2, [`${genericAt(1)}000S`]: 3 });
  await page.goto(`/linesheet/${id}`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();

  // By drop and color, without the mouse.
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await press(page, 'Tab', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' });
  await dialog.getByRole('combobox', { name: 'Drop' }).focus();
  await page.keyboard.type('Drop 1');
  await press(page, 'Enter', 'Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Color' }).focus();
  await page.keyboard.type('Navy');
  await press(page, 'Enter', 'Escape');
  await dialog.getByRole('button', { name: 'Apply' }).focus();
  await press(page, 'Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter and sort, 2 active' })).toBeFocused();
  await expect(page.getByText('4 of 60 garments')).toBeVisible();
  await expect(page).toHaveURL(/\?drop=Drop\+1&color=Navy$/);

  await page.reload();
  await expect(page.getByText('4 of 60 garments')).toBeVisible();
  await expect(cards.first()).toContainText('Found coat 1');
  const tags = page.getByRole('group', { name: 'Active filters' });
  await tags.getByRole('button', { name: 'Color: Navy: remove' }).press('Enter');
  await expect(page.getByText('20 of 60 garments')).toBeVisible();
  await expect(page).toHaveURL(/\?drop=Drop\+1$/);

  // From one ordered garment of the drop to the next, and around.
  await press(page, 'Alt+PageDown');
  await expect(cell(page, early)).toBeFocused();
  await press(page, 'Alt+PageDown');
  await expect(cell(page, late)).toBeFocused();
  expect(await isInView(cell(page, late))).toBe(true);
  await press(page, 'Alt+PageDown');
  await expect(cell(page, early)).toBeFocused();
  expect(await isInView(cell(page, early))).toBe(true);

  // All garments again, and to the last drop by its menu.
  await tags.getByRole('button', { name: 'Drop 1: remove' }).press('Enter');
  await expect(page.getByText('60 garments', { exact: true })).toBeVisible();
  const toDrop = page.getByRole('button', { name: 'Go to drop' });
  await toDrop.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Drop 1/ })).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
  const third = cell(page, `${genericAt(2)}000S`);
  await expect(third).toBeFocused();
  expect(await isInView(third)).toBe(true);
  await expect(toDrop).toHaveAttribute('aria-expanded', 'false');

  // Beside the pictures, without turning or closing them.
  const opener = page
    .getByRole('article', { name: 'Found coat 3', exact: true })
    .getByRole('button', { name: /^Pictures of/ });
  await opener.press('Enter');
  const lightbox = page.getByRole('dialog', { name: /^Found coat 3 / });
  await cell(lightbox, `${genericAt(2)}000S`).focus();
  await page.keyboard.type('7');
  await press(page, 'ArrowRight');
  await page.keyboard.type('8');
  await press(page, 'Escape');
  await expect(cell(lightbox, `${genericAt(2)}000M`)).toBeFocused();
  await expect(cell(lightbox, `${genericAt(2)}000M`)).toHaveValue('');
  await expect.poll(() => heldBy(page, id)).toMatchObject({ [early]: 1, [`${genericAt(2)}000S`]: 7 });
  await press(page, 'Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(third).toHaveValue('7');
});

test('a phone types quantities beside the pictures above its keyboard', async ({
  browser,
  baseURL,
  page,
}) => {
  const id = await newOrder(page, 'Found by touch', {});
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
    serviceWorkers: 'block',
  });
  const touched = await phone.newPage();
  await touched.goto(`/linesheet/${id}`);
  await touched
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Pictures of/ })
    .tap();
  const lightbox = touched.getByRole('dialog');
  const box = cell(lightbox, `${genericAt(0)}010L`);
  await box.tap();
  // The keyboard takes the lower half.
  await touched.setViewportSize({ width: 390, height: 440 });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  await touched.keyboard.type('5');
  await touched.setViewportSize({ width: 390, height: 844 });
  await lightbox.getByTitle('Close').tap();
  await expect(lightbox).toHaveCount(0);
  await expect.poll(() => heldBy(page, id)).toEqual({ [`${genericAt(0)}010L`]: 5 });
  await phone.close();
});

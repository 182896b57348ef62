import { expect, type Page, test } from '@playwright/test';
import { createOrder, idOfCustomer } from './createOrder';
import { signIn } from './session';
import { uploadSkus } from './uploadCatalog';

const colors = [
  ['000', 'Black'],
  ['010', 'Ecru'],
  ['020', 'Navy'],
] as const;
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
/** More garments than fit in the window: most cells are rendered only when the keys lead to them. */
const garmentCount = 60;

const genericAt = (index: number) => `WKB${String(100 + index)}`;
const skuAt = (index: number, color: string, size: string) => genericAt(index) + color + size;

const skus = Array.from({ length: garmentCount }, (_, index) =>
  colors.flatMap((color) =>
    sizes.map((size) => ({
      generic: genericAt(index),
      number: String(1000 + index),
      name: `Keyed coat ${index + 1}`,
      color,
      size,
      price: 10,
    })),
  ),
).flat();

/** A new order of the demo customer, in its own catalog; leaves nobody signed in. */
async function newOrder(page: Page, title: string): Promise<string> {
  const customer = await idOfCustomer(page);
  await signIn(page, 'admin');
  const catalog = await uploadSkus(page, title, skus);
  const id = await createOrder(page, { title, catalog, customer });
  await page.context().clearCookies();
  return id;
}

/** What the server holds of an order. */
async function heldBy(page: Page, id: string) {
  const order = await (await page.request.get(`/api/order/get_wls/${id}`)).json();
  const quantities: Record<string, number> = Object.assign({}, ...Object.values(order.lines));
  return { quantities, wanted: [...order.wanted].sort(), finished: order.finished };
}

/** The sku of the focused cell, or whatever else has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement && element.dataset.sku
      ? element.dataset.sku
      : (element?.getAttribute('aria-label') ??
          element?.closest('label')?.textContent ??
          element?.textContent);
  });

/** Presses a key until the wanted element has the focus. */
async function pressUntil(page: Page, key: string, found: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (found.test((await focused(page)) ?? '')) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${found}; the focus is on ${await focused(page)}`);
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('a whole order is filled by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await newOrder(page, 'Typed by keyboard');

  // From here on nothing is clicked.
  await page.goto(`/login?from=/linesheet/${id}`);
  await page.getByLabel('Username').focus();
  await page.keyboard.type('customer@demo.test');
  await press(page, 'Tab');
  await page.keyboard.type('linedesk');
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`/linesheet/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Typed by keyboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await pressUntil(page, 'Tab', /^WKB/);
  const start = skuAt(0, '000', 'XS');
  expect(await focused(page)).toBe(start);

  // Along a line, down, and with Tab on to the next one.
  await press(page, '1', 'ArrowRight', '2', 'Tab', '3', 'End');
  await expect.poll(() => focused(page)).toBe(skuAt(0, '000', 'XL'));
  await press(page, '5', 'Tab', '6', 'Enter', '7', 'Shift+Enter');
  await expect.poll(() => focused(page)).toBe(skuAt(0, '010', 'XS'));
  await expect(page.getByLabel('Total')).toContainText('24');

  // A row is copied to the color below; cells that are blank in the copy keep what they have.
  await press(page, 'ArrowUp', 'Shift+Space', 'Control+c', 'ArrowDown', 'Control+v');
  await expect(page.getByLabel('Total')).toContainText('29');
  await press(page, 'Control+z');
  await expect(page.getByLabel('Total')).toContainText('24');
  await press(page, 'Control+Shift+z');
  await expect(page.getByLabel('Total')).toContainText('29');

  // The last garment is far out of view.
  await press(page, 'Control+End');
  await expect.poll(() => focused(page)).toBe(skuAt(59, '020', 'XL'));
  await press(page, '9', 'Home');
  await expect.poll(() => focused(page)).toBe(skuAt(59, '020', 'XS'));
  await press(page, '8', 'Delete', '4', '2', 'Escape');
  await press(page, 'Space');
  await press(page, 'ArrowUp', 'Shift+Space', 'Space');

  // A block from a spreadsheet, over two garments.
  await press(page, 'Control+Home');
  await expect.poll(() => focused(page)).toBe(start);
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect.poll(() => focused(page)).toBe(skuAt(0, '020', 'XS'));
  await page.evaluate(() => navigator.clipboard.writeText('\t1,000\tn/a\r\n2\t0\t3\r\n'));
  await press(page, 'Control+v');
  await expect(page.getByRole('alert')).toContainText(
    '“n/a” for Keyed coat 1 1000, Navy, M: Not a whole number',
  );

  // The toolbar is one key away, the panel before it.
  await press(page, 'F6');
  expect(await focused(page)).toContain('Tools');
  await pressUntil(page, 'Shift+Tab', /Finished/);
  await press(page, 'Space');
  await expect(page.getByRole('dialog', { name: 'Send order' })).toBeVisible();
  await pressUntil(page, 'Tab', /Yes, I'm done!/);
  await press(page, 'Enter');
  await expect(page.getByRole('checkbox', { name: 'Finished' })).toBeChecked();

  expect(await heldBy(page, id)).toEqual({
    quantities: {
      [start]: 1,
      [skuAt(0, '000', 'S')]: 2,
      [skuAt(0, '000', 'M')]: 3,
      [skuAt(0, '000', 'XL')]: 5,
      [skuAt(0, '010', 'XS')]: 1,
      [skuAt(0, '010', 'S')]: 2,
      [skuAt(0, '010', 'M')]: 3,
      [skuAt(0, '010', 'XL')]: 5,
      [skuAt(0, '020', 'XS')]: 7,
      [skuAt(0, '020', 'S')]: 1000,
      [skuAt(1, '000', 'XS')]: 2,
      [skuAt(1, '000', 'M')]: 3,
      [skuAt(59, '020', 'XL')]: 9,
    },
    wanted: [genericAt(59) + '010', skuAt(59, '020', 'XS')].sort(),
    finished: true,
  });
});

/** Whether the focused element is in view, below the bars that stay above the cards. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    return top >= 88 && bottom <= window.innerHeight;
  });

test('cells are selected, filled, pasted and corrected by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await newOrder(page, 'Filled by keyboard');
  await signIn(page, 'admin');

  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await pressUntil(page, 'Tab', /^WKB/);
  const start = skuAt(0, '000', 'XS');
  const selection = page.getByRole('group', { name: 'Selection' });

  // A row into the colors below, as one step.
  await press(page, '1', 'ArrowRight', '2', 'ArrowRight', '3', 'Home');
  await press(page, 'Shift+End', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await expect(selection).toHaveText(/15 cells.*18 pieces.*180/);
  await press(page, 'Control+z');
  await expect(page.getByLabel('Total')).toContainText('6 pieces');
  await press(page, 'Control+Shift+z');
  await expect(page.getByLabel('Total')).toContainText('18 pieces');

  // A copied row over two garments' rows, and a number into a whole garment.
  await press(page, 'Control+Home', 'Shift+Space', 'Control+c');
  await press(page, 'PageDown');
  await expect.poll(() => focused(page)).not.toBe(start);
  expect(await isFocusInView(page)).toBe(true);
  const further = (await focused(page))?.slice(0, 6) ?? '';
  await press(page, 'Shift+End', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+v');
  await expect(page.getByLabel('Total')).toContainText('42 pieces');
  await press(page, 'PageUp');
  await expect.poll(() => focused(page)).toBe(start);
  expect(await isFocusInView(page)).toBe(true);
  await press(page, 'Control+End');
  const end = skuAt(59, '020', 'XL');
  await expect.poll(() => focused(page)).toBe(end);
  await press(page, 'Control+a', '4', 'Control+Enter');
  await expect(selection).toHaveText(/15 cells.*60 pieces/);

  // 4 becomes 42 by F2; 1242 is questioned, and taken back from there.
  await press(page, 'F2', '2', 'ArrowLeft', 'Enter');
  await press(page, 'Control+Home');
  await expect.poll(() => focused(page)).toBe(start);
  await page.keyboard.type('1242');
  await press(page, 'Tab');
  const note = page.getByRole('group', { name: 'Keyed coat 1 1000, Black, XS' });
  await expect(note).toContainText('1,242? The others in this row have 3 at most');
  await press(page, 'Alt+ArrowDown');
  await expect(note.getByRole('button', { name: 'Keep' })).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(note).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe(skuAt(0, '000', 'S'));
  const heldInS = async () => (await heldBy(page, id)).quantities[skuAt(0, '000', 'S')];
  await press(page, 'a', 'b', 'Tab');
  await expect.poll(heldInS).toBeUndefined();
  await press(page, 'Control+z');
  await expect.poll(heldInS).toBe(2);

  const { quantities } = await heldBy(page, id);
  const row = (generic: string, color: string) =>
    sizes.map((size) => quantities[generic + color + size] ?? 0);
  for (const [color] of colors) {
    expect(row(genericAt(0), color)).toEqual([1, 2, 3, 0, 0]);
    expect(row(further, color)).toEqual([1, 2, 3, 0, 0]);
    expect(row(genericAt(59), color)).toEqual([4, 4, 4, 4, color === '020' ? 42 : 4]);
  }
  expect(Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)).toBe(18 + 24 + 60 + 38);
});

test('digits of an input method are stored, and an unclear number gets its other reading by one key', async ({
  page,
  context,
}) => {
  const id = await newOrder(page, 'Typed in other scripts');
  await signIn(page, 'admin');
  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await pressUntil(page, 'Tab', /^WKB/);

  // The digits are composed, then chosen: only the next Enter leaves the cell.
  const browser = await context.newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 });
  await browser.send('Input.insertText', { text: '１２' });
  await press(page, 'Enter');
  await expect.poll(() => focused(page)).toBe(skuAt(0, '010', 'XS'));

  await page.keyboard.type('12.000');
  await press(page, 'Enter');
  const note = page.getByRole('group', { name: 'Keyed coat 1 1000, Ecru, XS' });
  await expect(note).toContainText('12,000? The others of this garment have 12 at most');
  await press(page, 'Alt+ArrowDown');
  await expect(note.getByRole('button', { name: 'Make it 12' })).toBeFocused();
  await press(page, 'Enter');
  await expect(note).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe(skuAt(0, '020', 'XS'));

  // A word says what it removes with several cells selected too.
  await press(page, 'ArrowUp', 'Shift+ArrowUp', 'a', 'b', 'Enter');
  await expect(note).toContainText('12 removed: ab is no number');
  await expect.poll(async () => (await heldBy(page, id)).quantities).toEqual({ [skuAt(0, '000', 'XS')]: 12 });
});

test('the pictures of a garment open, turn and close by keyboard', async ({ page }) => {
  await signIn(page, 'customer');
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  await page.goto(`/linesheet/${orders[0].id}`);
  const opener = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Pictures of/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog');
  const thumbnails = lightbox.getByRole('navigation', { name: 'Thumbnails' }).getByRole('button');
  await expect(lightbox.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  expect(await thumbnails.first().boundingBox()).toMatchObject({ width: 120, height: 80 });
  await press(page, 'End', 'ArrowRight');
  await expect(lightbox.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await press(page, 'Home', 'ArrowLeft');
  await expect(lightbox.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  // Elements behind it never get the focus.
  for (let presses = 0; presses < 12; presses += 1) {
    await press(page, 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('article, aside, header'))).toBeNull();
  }
  await lightbox.getByRole('region', { name: 'About the garment' }).focus();
  await press(page, 'Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});

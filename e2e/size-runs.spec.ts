import { expect, type Page, test } from '@playwright/test';
import { createOrder, idOfCustomer } from './createOrder';
import { signIn } from './session';
import { uploadSkus } from './uploadCatalog';

const colors = [
  ['000', 'Black'],
  ['010', 'Ecru'],
] as const;
/** The garments of the catalog, each with its own sizes. */
const garments = [
  { generic: 'WRN100', number: '2001', name: 'Run coat', sizes: ['XS', 'S', 'M', 'L', 'XL'] },
  { generic: 'WRN200', number: '2002', name: 'Run skirt', sizes: ['S', 'M', 'L'] },
  { generic: 'WRN300', number: '2003', name: 'Run shoe', sizes: ['38', '39'] },
];

const skus = garments.flatMap(({ sizes, ...garment }) =>
  colors.flatMap((color) => sizes.map((size) => ({ ...garment, color, size, price: 10 }))),
);

/** A new order of the demo customer in a catalog of its own; leaves the customer signed in. */
async function newOrder(page: Page): Promise<string> {
  const customer = await idOfCustomer(page);
  await signIn(page, 'admin');
  const catalog = await uploadSkus(page, 'Filled with runs', skus);
  const id = await createOrder(page, { title: 'Filled with runs', catalog, customer });
  await signIn(page, 'customer');
  return id;
}

/** What the host holds: the quantities of each color in the order of its sizes, and the wanted list. */
async function heldBy(page: Page, id: string) {
  const { lines, wanted } = await (await page.request.get(`/api/order/get_wls/${id}`)).json();
  const quantities: Record<string, number> = Object.assign({}, ...Object.values(lines));
  const held = garments.flatMap(({ generic, sizes }) =>
    colors.map(([color]) => sizes.map((size) => quantities[generic + color + size] ?? 0).join(' ')),
  );
  return { held, wanted };
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('size runs are typed, kept and applied by keyboard alone', async ({ page }) => {
  const id = await newOrder(page);
  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Size run' });
  const run = dialog.getByRole('textbox', { name: /^Run/ });
  const result = dialog.getByRole('status');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const openRuns = async () => {
    await press(page, 'Alt+Enter');
    await expect(run).toBeFocused();
  };
  /** Goes to something by pressing a key. */
  const tabTo = async (found: ReturnType<typeof button>, key = 'Tab') => {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await found.evaluate((element) => element === document.activeElement)) return;
      await press(page, key);
    }
    throw new Error(`${key} does not lead there.`);
  };

  // Typed once at the coat, kept, and applied to both of its colors.
  await cell('Run coat 2001, Black, M').focus();
  await openRuns();
  await page.keyboard.type('1 2 3 2 1');
  await expect(dialog.getByText('XS 1, S 2, M 3, L 2, XL 1')).toBeVisible();
  await tabTo(dialog.getByRole('textbox', { name: 'Name of the run' }));
  await page.keyboard.type('Basics');
  await press(page, 'Enter');
  await expect(result).toHaveText('“Basics” saved.');
  await tabTo(dialog.getByRole('radio', { name: 'This color (Black)' }));
  await press(page, 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'This garment (Run coat)' })).toBeChecked();
  await tabTo(button('Apply'));
  await press(page, 'Enter');
  await expect(result).toHaveText('10 quantities in 2 colors entered.');
  await press(page, 'Escape');
  await expect(cell('Run coat 2001, Black, M')).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await heldBy(page, id)).held.slice(0, 2))
    .toEqual(['1 2 3 2 1', '1 2 3 2 1']);

  // A wanted color of the skirt, one size of its other color, and a wanted shoe, which the run does not fit.
  await cell('Run skirt 2002, Black, S').focus();
  await press(page, 'Shift+Space', 'Space');
  await cell('Run skirt 2002, Ecru, L').focus();
  await press(page, 'Space');
  await cell('Run shoe 2003, Black, 38').focus();
  await press(page, 'Shift+Space', 'Space');
  await expect.poll(async () => (await heldBy(page, id)).wanted).toHaveLength(3);
  await openRuns();
  await press(page, 'Delete');
  await tabTo(button(/^Basics/));
  await press(page, 'Enter');
  await expect(run).toBeFocused();
  await tabTo(dialog.getByRole('radio', { checked: true }));
  await press(page, 'ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'All wanted (3 colors)' })).toBeChecked();
  await tabTo(button('Apply'));
  await press(page, 'Enter');
  await expect(result).toContainText('4 quantities in 2 colors entered.');
  await expect(result.getByRole('listitem')).toHaveText([
    'Did not fit: XS, XL of Run skirt 2002',
    'Did not fit: XS, S, M, L, XL of Run shoe 2003',
  ]);
  const wantedDone = ['1 2 3 2 1', '1 2 3 2 1', '2 3 2', '0 0 2', '0 0', '0 0'];
  await expect.poll(() => heldBy(page, id)).toEqual({ held: wantedDone, wanted: ['WRN300000'] });

  // Taken back from the dialog, wanted list and all, and done again.
  await tabTo(button('Undo'));
  await press(page, 'Enter');
  await expect(result).toHaveText('Undone.');
  await expect.poll(async () => (await heldBy(page, id)).wanted).toHaveLength(3);
  await press(page, 'Escape');
  await expect(cell('Run shoe 2003, Black, 38')).toBeFocused();
  await expect(dialog).toBeHidden();
  await press(page, 'Control+Shift+z');
  await expect.poll(() => heldBy(page, id)).toEqual({ held: wantedDone, wanted: ['WRN300000'] });

  // The skirt's black goes to its ecru, which is then doubled, both from the selection's menu.
  const chooseForRow = async (entry: RegExp) => {
    await press(page, 'Shift+Space', 'F6');
    await tabTo(page.getByRole('button', { name: 'Selection' }));
    await press(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await tabTo(page.getByRole('menuitem', { name: entry }), 'ArrowDown');
    await press(page, 'Enter');
  };
  await cell('Run skirt 2002, Black, M').focus();
  await chooseForRow(/^Copy Black to all colors/);
  await expect(page.getByText('2 quantities in 1 color entered.')).toBeVisible();
  await expect(cell('Run skirt 2002, Black, M')).toBeFocused();
  await press(page, 'ArrowDown');
  await chooseForRow(/^Multiply/);
  const multiply = page.getByRole('dialog', { name: 'Multiply' });
  await expect(multiply.getByRole('textbox')).toBeFocused();
  await press(page, 'Enter');
  await expect(multiply.getByRole('status')).toHaveText('3 quantities in 1 color entered.');
  await press(page, 'Escape');
  await expect(cell('Run skirt 2002, Ecru, M')).toBeFocused();
  await expect(multiply).toBeHidden();
  const doubled = ['1 2 3 2 1', '1 2 3 2 1', '2 3 2', '4 6 4', '0 0', '0 0'];
  await expect.poll(async () => (await heldBy(page, id)).held).toEqual(doubled);
  await press(page, 'Control+z', 'Control+z');
  await expect.poll(async () => (await heldBy(page, id)).held).toEqual(wantedDone);

  // The run is there the next time.
  await page.reload();
  await cell('Run coat 2001, Ecru, S').focus();
  await openRuns();
  await expect(button(/^Basics XS:1 S:2 M:3 L:2 XL:1$/)).toBeVisible();
});

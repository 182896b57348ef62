import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from './accessibility/audit';
import { sideways } from './layout/measures';
import { openChangedOrder } from './openChangedOrder';
import { signIn } from './session';

const widths = [1440, 1280, 1024, 768, 390];
const wrong = ['1.13.27', 'Wolljackenmusterbezeichnung-Herbst-Winter-2027@'];

/** Fills all fields of a part of the page with each wrong text, and looks at each width. */
async function expectNothingSideways(page: Page, part: Locator, what: string) {
  const options = page.getByRole('button', { name: 'Options' });
  const fields = part.locator(
    'input:is([type=text], [type=search], [type=email], :not([type])):not([data-sku], [readonly], [role=combobox]):enabled, textarea:enabled',
  );
  for (const text of wrong) {
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue;
      await field.fill(text);
      await field.press('Tab');
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if ((await options.isVisible()) && (await options.getAttribute('aria-expanded')) === 'false')
        await options.click();
      // A phone shows filters in another way.
      if (!(await part.isVisible())) break;
      const found = await page.evaluate(sideways);
      expect.soft(found, `${what} at ${width} after “${text}”`).toEqual([]);
    }
  }
}

test('a fault in a field of the sheet scrolls nothing sideways', async ({ page }) => {
  await openChangedOrder(page, () => ({}));
  await expectNothingSideways(page, page.getByRole('complementary', { name: 'Order' }), 'the panel');
});

for (const [what, place, button] of [
  ['the filters of orders', 'orders/list', /^More filters/],
  ['a new order', 'orders/new'],
  ['a new order link', 'orders/new_link'],
  ['a new customer', 'users/add'],
  ['a new catalog', 'catalog/upload'],
  ['the profile', 'profile'],
] as const) {
  test(`a fault in ${what} scrolls nothing sideways`, async ({ page }) => {
    await signIn(page, 'admin');
    await open(page, place);
    if (button !== undefined) await page.getByRole('button', { name: button }).first().click();
    const part = button === undefined ? page.getByRole('main') : page.getByRole('dialog');
    await expect(part).toBeVisible();
    await expectNothingSideways(page, part, what);
  });
}

import { expect, type Page, test } from '@playwright/test';
import { collectAnswers, offerLanguages, untranslated } from './pseudoLanguage';
import { createOrder, idOfCustomer } from './createOrder';
import { expectWhole, openWhole } from './layout/openWhole';
import { sideways } from './layout/measures';
import { signIn } from './session';

test.setTimeout(300_000);

/** Shows every page in a language from its first moment. */
const openIn = (page: Page, tag: string) =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), tag);

const places = [
  ...[
    'orders/list',
    'orders/new',
    'orders/new_link',
    'users/list',
    'users/add',
    'users/catalogs',
    'overview',
  ],
  ...[
    'ed',
    'catalog/list',
    'catalog/upload',
    'catalog/batch',
    'catalog/images',
    'prepare',
    'prepare/pictures',
    'profile',
  ],
];

for (const [tag, dir, widths] of [
  ['en-XA', 'ltr', [390, 1024]],
  ['ar-XB', 'rtl', [1440, 390]],
] as const)
  test(`no screen scrolls sideways in ${tag}`, async ({ page }) => {
    await offerLanguages(page);
    await openIn(page, tag);
    await signIn(page, 'admin');
    const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
    const found: string[] = [];
    const answers = await collectAnswers(page);
    for (const place of [...places, `/linesheet/${orders[0].id}`]) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await openWhole(page, place);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      if (tag === 'en-XA')
        found.push(...(await untranslated(page, answers)).map((text) => `${place}: not translated: ${text}`));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectWhole(page);
        found.push(...(await page.evaluate(sideways)).map((fault) => `${place}, ${width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });

test('a language is chosen in the menu of a sheet, where an unsaved number stays', async ({ page }) => {
  await offerLanguages(page);
  const customer = await idOfCustomer(page);
  await signIn(page, 'admin');
  const [{ id: catalog }] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const id = await createOrder(page, { title: 'In another language', catalog, customer });
  await openWhole(page, `/linesheet/${id}`);
  const cell = page.locator('input[data-sku]').first();
  await cell.click();
  await page.keyboard.type('7');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Pseudo-English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByText('[Ördérs · ·]').first()).toBeVisible();
  await expect(cell).toHaveValue('7');
});

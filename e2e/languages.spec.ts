import { expect, type Page, test } from '@playwright/test';
import { createOrder, idOfCustomer } from './createOrder';
import { expectWhole, openWhole } from './layout/openWhole';
import { sideways } from './layout/measures';
import { signIn } from './session';

test.setTimeout(300_000);

/** Offers the languages that are made from English; those of the host are the brand's. */
const offerLanguages = (page: Page) =>
  page.route('**/config.js', async (route) => {
    const answer = await route.fetch();
    const offer = "\nwindow.__APP_CONFIG__.languages = ['en', 'en-XA', 'ar-XB'];";
    await route.fulfill({ response: answer, body: (await answer.text()) + offer });
  });

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

/** Texts that are shown in English while the page is in the language that puts brackets around each of its texts. */
function untranslated(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    // What Chrome's translator must leave alone: names, codes and figures.
    if (parentElement?.closest('[translate=no], noscript, script, style, kbd, svg') !== null) continue;
    const rest = (textContent ?? '').replace(/\[[^\]]*\]/g, '');
    if (/\p{L}{2}/u.test(rest)) found.push(rest.trim());
  }
  return [...new Set(found)];
}

/** What the host's answers say, such as names, before the page has them. */
async function collectAnswers(page: Page): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.entries(value).flat().forEach(collect);
  };
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    if (answer.headers()['content-type']?.includes('json') === true) collect(await answer.json());
    await route.fulfill({ response: answer });
  });
  return texts;
}

/** Names that are the same in each language: the brand, a language in itself, formats of files. */
const names = ['Maren Vale', 'English', 'Excel', 'PDF'];

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
        for (const text of await page.evaluate(untranslated)) {
          const isKnown = (part: string) => names.includes(part) || answers.has(part) || !/\p{L}/u.test(part);
          if (!text.split(' · ').every((part) => isKnown(part.trim())))
            found.push(`${place}: not translated: ${text}`);
        }
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

import { chromium, expect, type Page, test } from '@playwright/test';
import { settle } from '../settle';
import { signIn } from '../session';
import * as measures from './measures';
import { openWhole } from './openWhole';

test.setTimeout(180_000);

interface View {
  width: number;
  height: number;
  /** Scroll bars take room. */
  hasBars?: boolean;
  /** Only lists and a sheet are opened. */
  isPartial?: boolean;
  /** The widths to which each screen is brought then. */
  then?: number[];
  /** And those to which lists are. */
  listsThen?: number[];
}

/** The windows in which screens are opened: cards, the side menu, and a folded one. */
const views: View[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900, hasBars: true, then: [768], listsThen: [1280, 1920] },
  { width: 1024, height: 768, isPartial: true },
];
if (process.env.ALL_WIDTHS !== undefined)
  views.push({ width: 768, height: 1024 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 });

/** Lists that are as high as the window. */
const lists = ['orders/list?status=all&current=false', 'users/list', 'users/deleted', 'users/catalogs'];

/**
 * Screens that move by themselves: on a phone, cards below others whose length is not known before they have loaded;
 * and a sheet whose scroll bar takes room once its cards are there.
 */
const isMoving = (place: string, width: number, hasBars: boolean) =>
  (width < 992 && ['catalog/images', 'profile'].includes(place)) || (hasBars && place.startsWith('/'));

/** The screens of an admin, a line sheet by its path. */
async function screensOf(page: Page) {
  const get = async (call: string) => (await page.request.get(`/api/${call}`)).json();
  const [customer] = await get('wls_users?num_catalogs=true');
  const [catalog] = await get('catalogs/list_admin');
  const { orders } = await get('orders/list?sap_status=0');
  return [
    ...lists,
    ...['overview', 'orders/new', `order/for/${customer.id}`, 'users/add', `user/${customer.id}`],
    ...['catalog/list', `catalog/list/${catalog.id}`, 'catalog/upload', 'catalog/images', 'catalog/enable'],
    ...['ed', 'profile', `/linesheet/${orders[0].id}`],
  ];
}

/** Deletes a customer, so that a list has one row. */
async function deleteCustomer(page: Page, width: number) {
  const headers = { origin: new URL(page.url()).origin };
  const data = { name: 'Lia Last', email: `lia.last@${width}.test`, roles: ['wls'], send_email: false };
  const created = await page.request.post('/api/user', { data, headers });
  const { user_id: id } = await created.json();
  await page.request.delete('/api/user', { data: { id, delete_orders: false }, headers });
}

/** Amounts of another currency are wider than the demo's. */
const widenAmounts = (page: Page) =>
  page.route('**/api/orders/list?*', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const body = await answer.text();
    const wide = body.replace(/"total_price":[\d.]+/g, '"total_price":122603.2').replaceAll('"EUR"', '"USD"');
    await route.fulfill({ response: answer, body: wide });
  });

/** What is wrong with a screen as it is. */
async function faultsOf(page: Page, place: string, width: number): Promise<string[]> {
  const isList = lists.includes(place) && width > 991;
  const looks = [
    measures.smallTexts,
    measures.sideways,
    measures.displacedColumns,
    measures.cutSwitches,
    measures.cutNames,
    ...(width < 768 ? [measures.lowControls] : []),
    ...(width >= 1280 || ['users/list', 'catalog/enable'].includes(place)
      ? [measures.wideLists, measures.cutCells]
      : []),
  ];
  const found = await page.evaluate(measures.needlessBars, isList);
  for (const look of looks) found.push(...(await page.evaluate(look)));
  return found;
}

/** Goes through the first fields and buttons of a screen that is scrolled a little. */
async function coveredStops(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.locator('#content').focus();
  const found: string[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    found.push(...(await page.evaluate(measures.coveredFocus)));
  }
  return found;
}

for (const { width, height, hasBars = false, isPartial = false, then = [], listsThen = [] } of views)
  test(`every screen is whole ${width} px wide`, async ({ baseURL, locale, launchOptions, page: plain }) => {
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    const browser = hasBars ? await chromium.launch({ ...launchOptions, ignoreDefaultArgs }) : null;
    const page = (await browser?.newPage({ baseURL, locale })) ?? plain;
    await page.setViewportSize({ width, height });
    await page.addInitScript(measures.watchShifts);
    await widenAmounts(page);

    const expectWhole = async (place: string) => {
      await openWhole(page, place);
      const found = await faultsOf(page, place, width);
      if (!isMoving(place, width, hasBars)) found.push(...(await page.evaluate(measures.shifts)));
      for (const other of [...then, ...(lists.includes(place) ? listsThen : [])]) {
        await page.setViewportSize({ width: other, height });
        await settle(page);
        found.push(...(await faultsOf(page, place, other)).map((fault) => `${other} px wide: ${fault}`));
      }
      if (then.length > 0) await page.setViewportSize({ width, height });
      if (!isPartial) found.push(...(await coveredStops(page)));
      expect.soft(found, place).toEqual([]);
    };

    await signIn(page, 'customer');
    await expectWhole(lists[0] ?? '');
    await expect(page.getByText(/122,603\.20/).first()).toBeVisible();
    if (hasBars) {
      const barWidth = (list: HTMLElement) => list.offsetWidth - list.clientWidth;
      expect(await page.locator('.ant-table-body').evaluate(barWidth)).toBeGreaterThan(0);
    }
    await signIn(page, 'admin');
    await deleteCustomer(page, width);
    for (const place of await screensOf(page))
      if (!isPartial || lists.includes(place) || place.startsWith('/')) await expectWhole(place);
    await browser?.close();
  });

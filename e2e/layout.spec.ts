import { expect, type Page, test } from '@playwright/test';
import { open } from './accessibility/audit';
import { signIn } from './session';
import { settle } from './settle';

test.setTimeout(180_000);

/** With `ALL_WIDTHS`, in `npm run test:long`, those between them too. */
const heights = {
  ...{ 390: 844, 1024: 768, 1440: 900 },
  ...(process.env.ALL_WIDTHS !== undefined && { 768: 1024, 1280: 800 }),
};

/** Adds up how far the content of each page moves by itself, and remembers what moved. */
function watchShifts() {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = Object(entry);
      if (hadRecentInput) continue;
      shifts.sum += value;
      for (const { node } of sources)
        shifts.moved.push(`${value.toFixed(3)} ${node?.outerHTML?.slice(0, 90) ?? node?.textContent}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shown texts that are smaller than 12 px. */
function smallTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parseFloat(getComputedStyle(parent).fontSize) < 12) small.add(text);
  }
  return [...small];
}

/** Opens a screen and waits until all of it is there. */
async function openWhole(page: Page, place: string) {
  if (place.startsWith('/')) {
    await page.goto(place);
    await expect(page.getByRole('article').first()).toBeVisible();
  } else await open(page, place);
  await expect(page.locator('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
  await settle(page);
}

test('no screen moves by itself, and none has small letters, at any width', async ({ page }) => {
  await signIn(page, 'admin');
  const get = async (call: string) => (await page.request.get(`/api/${call}`)).json();
  const [customer] = await get('wls_users?num_catalogs=true');
  const [catalog] = await get('catalogs/list_admin');
  const { orders } = await get('orders/list?sap_status=0');
  const places = [
    ...['orders/list?status=all&current=false', 'overview', `order/for/${customer.id}`],
    ...['users/list', `user/${customer.id}`, 'users/catalogs'],
    ...['catalog/list', `catalog/list/${catalog.id}`, 'ed', `/linesheet/${orders[0].id}`],
  ];
  await page.addInitScript(watchShifts);
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height });
    for (const place of places) {
      await openWhole(page, place);
      const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'));
      expect.soft(sum, `${place} at ${width}: ${moved.join('\n')}`).toBeLessThan(0.02);
      expect.soft(await page.evaluate(smallTexts), `${place} at ${width}`).toEqual([]);
    }
  }
});

test('the lists fit: 18 orders at a desk, all columns from 1280 on, and on a phone cards that the page scrolls', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, 'orders/list?status=all&current=false');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row').nth(18)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  const rows = table.getByRole('rowgroup').last();
  const isWhole = () => rows.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
  expect(await table.getByRole('columnheader').count()).toBe(11);
  expect(await isWhole()).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, name] of [
    ['orders/list?status=all&current=false', 'Orders'],
    ['users/list', 'Customers'],
  ] as const) {
    await openWhole(page, place);
    // However far the page before it was scrolled.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const cards = page.getByRole('table', { name }).getByRole('row');
    for (let card = 0; card < 6; card += 1) await expect(cards.nth(card)).toBeInViewport({ ratio: 1 });
    const first = await cards.first().getAttribute('aria-rowindex');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => cards.first().getAttribute('aria-rowindex')).not.toBe(first);
    await expect(cards.last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

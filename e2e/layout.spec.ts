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
  expect(await table.getByRole('columnheader').count()).toBe(11);
  expect(await tooWide(page)).toBe(0);

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

/** The cells of figures whose text is cut, or covered by a column that stays in view. */
function cutFigures(): string[] {
  const cells = [...document.querySelectorAll('[role=cell]')].filter(
    (cell) => getComputedStyle(cell).textAlign === 'right' && /\d/.test(cell.textContent),
  );
  return cells.flatMap((cell) => {
    const { right } = cell.getBoundingClientRect();
    const covers = [...(cell.parentElement?.children ?? [])].filter(
      (other) => other !== cell && getComputedStyle(other).position === 'sticky',
    );
    const isCovered = covers.some((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right - 1 && box.right > right;
    });
    return cell.scrollWidth > cell.clientWidth || isCovered ? [cell.textContent] : [];
  });
}

/** By how many pixels a table's rows scroll sideways. */
const tooWide = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('rowgroup')
    .last()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('figures, toggles and emails are whole, and nothing with the focus is below the top bar', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // Amounts of another currency are wider than the demo's.
  await page.route('**/api/orders/list?*', async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const body = await answer.text();
    const wide = body.replace(/"total_price":[\d.]+/g, '"total_price":122603.2').replaceAll('"EUR"', '"USD"');
    await route.fulfill({ response: answer, body: wide });
  });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, 'orders/list?status=all&current=false');
    await expect(page.getByRole('cell', { name: /122,603\.20/ }).first()).toBeVisible();
    expect.soft(await page.evaluate(cutFigures), `orders at ${width}`).toEqual([]);
    expect.soft(await tooWide(page), `orders at ${width}`).toBe(0);
  }

  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, 'users/list');
    expect.soft(await page.evaluate(cutFigures), `customers at ${width}`).toEqual([]);
    expect.soft(await tooWide(page), `customers at ${width}`).toBe(0);
  }
  const emails = await page
    .getByRole('cell', { name: /@/ })
    .evaluateAll((cells) => cells.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
  expect(emails.filter((isWhole) => isWhole).length).toBeGreaterThan(emails.length * 0.8);

  await page.setViewportSize({ width: 768, height: 1024 });
  await openWhole(page, 'catalog/enable');
  for (const toggle of await page.getByRole('switch').all())
    await expect(toggle).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toBe(0);

  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, `catalog/list/${catalog.id}`);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('tab').first().focus();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = focused.contains(seen) || seen?.contains(focused);
      return height === 0 || height > innerHeight || isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    expect(hidden).toBeNull();
  }
});

/** The controls that are lower than a finger needs; links in the text of a list's card are not among them. */
function lowControls(): string[] {
  const controls = 'button, a, input, select, textarea, [role=switch], [role=combobox], [role=tab]';
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    const whole =
      element.closest<HTMLElement>('label, .ant-input-affix-wrapper, .ant-picker, .ant-select, td') ??
      element;
    const { width, height } = whole.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      // The skip link is for keyboards.
      !element.matches('[href="#content"]');
    const grown = parseFloat(getComputedStyle(whole, '::after').height) || 0;
    return !isShown || Math.max(height, grown) >= 39.5
      ? []
      : [
          `${Math.round(height)} px: ${element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120)}`,
        ];
  });
}

test('what is touched on a phone is at least 40 px high', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  const [customer] = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  const found: Record<string, string[]> = {};
  for (const place of [
    ...['orders/list', 'overview', 'orders/new', 'users/list', 'users/add', `user/${customer.id}`],
    ...['catalog/list', 'catalog/upload', 'catalog/images', 'catalog/enable', 'ed', 'profile'],
  ]) {
    await openWhole(page, place);
    found[place] = await page.evaluate(lowControls);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, low]) => low.length > 0))).toEqual({});
});

test('a filter, a day or a link that arrives leaves a list where it is', async ({ page }) => {
  await signIn(page, 'admin');
  const [catalog] = await (await page.request.get('/api/catalogs/list_admin')).json();
  const topOf = (name: string) =>
    page.getByRole('table', { name }).evaluate((table) => Math.round(table.getBoundingClientRect().top));
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, list, ...changes] of [
      [
        'Orders',
        'orders/list?status=all',
        ...[
          '&seasons=SS27',
          `&catalogs=${catalog.id}`,
          '&created_after=2026-01-01&created_before=2027-01-01',
        ],
        '&status=every&current=false',
      ],
      ['Customers', 'users/list?', 'q=a', 'without_sap_id=true'],
      ['Catalogs', 'catalog/list?view=list', '&current=false', '&q=women'],
    ]) {
      await openWhole(page, list ?? '');
      const top = await topOf(name ?? '');
      for (const change of changes) {
        await openWhole(page, `${list}${change}`);
        expect.soft(await topOf(name ?? ''), `${list}${change} at ${width}`).toBe(top);
      }
    }
    // By hand too: a preset of days becomes a chip.
    await openWhole(page, 'orders/list?status=all');
    const top = await topOf('Orders');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Created' }).click();
    await page.getByLabel('From', { exact: true }).click();
    await page.getByText('This week', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Filters' }).getByRole('button').first()).toBeVisible();
    await settle(page);
    expect.soft(await topOf('Orders'), `a chip at ${width}`).toBe(top);
  }
});

test('at 400% zoom a menu, the options of a sheet and a drawer can be used', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 180 });
  await openWhole(page, 'orders/list');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  expect((await menu.boundingBox())?.height).toBeGreaterThan(160);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: /^Seasons/ }).click();
  await page.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  await openWhole(page, `/linesheet/${orders[0].id}`);
  const options = page.getByRole('button', { name: 'Options' });
  await options.click();
  await expect(page.getByRole('switch', { name: 'Only selected' })).toBeInViewport({ ratio: 1 });
  await page.mouse.click(310, 90);
  await expect(page.getByRole('switch', { name: 'Only selected' })).toBeHidden();
  const total = page.getByLabel('Total');
  await expect(total).toBeInViewport({ ratio: 1 });
  expect(
    await total.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    }),
  ).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

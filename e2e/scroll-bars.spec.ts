import { chromium, expect, type Page, test } from '@playwright/test';
import { open } from './accessibility/audit';
import { signIn } from './session';

/** The scroll bars of a screen that it does not need, or that stand for a few pixels, and headers that they displace. */
function needlessBars(): string[] {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const found = scrollHeight > clientHeight ? [`the page is ${scrollHeight - clientHeight} px too high`] : [];
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  for (const element of document.querySelectorAll<HTMLElement>('.ant-table-body')) {
    const hasBar = getComputedStyle(element).overflowY === 'scroll';
    if (hasBar && element.scrollHeight <= element.clientHeight)
      found.push('a list with a bar and nothing to scroll');
    if (element.scrollWidth > element.clientWidth)
      found.push(`a list that is ${element.scrollWidth - element.clientWidth} px too wide`);
  }
  for (const cell of document.querySelectorAll('th.ant-table-cell-fix-end')) {
    const before = cell.previousElementSibling?.getBoundingClientRect().right ?? 0;
    if (cell.getBoundingClientRect().left < before - 1) found.push('a header over the one before it');
  }
  // Widths by letters are parts of pixels.
  const rightOf = (cell: Element) => cell.getBoundingClientRect().right;
  for (const row of document.querySelectorAll('.ant-table-row[data-index="0"]')) {
    const headers = row.closest('.ant-table')?.querySelectorAll('th') ?? [];
    const displaced = [...row.children].filter(
      (cell, index) => Math.abs(rightOf(cell) - rightOf(headers[index] ?? cell)) >= 1,
    );
    if (displaced.length > 0) found.push(`${displaced.length} columns beside their headers`);
  }
  return found;
}

async function expectNone(page: Page, place: string) {
  await open(page, place);
  await expect(page.locator('[aria-busy=true], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0);
  expect(await page.evaluate(needlessBars), place).toEqual([]);
}

test('where scroll bars take room, no screen has one that it does not need', async ({
  baseURL,
  locale,
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, 'customer');
  await expectNone(page, 'orders/list');
  await signIn(page, 'admin');
  // A list with one row.
  const headers = { origin: new URL(baseURL ?? '').origin };
  const data = { name: 'Lia Last', email: 'lia.last@scroll.test', roles: ['wls'], send_email: false };
  const created = await page.request.post('/api/user', { data, headers });
  const { user_id: id } = await created.json();
  await page.request.delete('/api/user', { data: { id, delete_orders: false }, headers });
  for (const place of [
    'orders/list',
    'users/list',
    'users/deleted',
    'catalogs/list',
    'management',
    'users/catalogs',
  ])
    await expectNone(page, place);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNone(page, 'orders/list');
  const barWidth = (list: HTMLElement) => list.offsetWidth - list.clientWidth;
  expect(await page.locator('.ant-table-body').evaluate(barWidth)).toBeGreaterThan(0);
  await browser.close();
});

test('where scroll bars take none, no column is beside its header', async ({ page }) => {
  await signIn(page, 'admin');
  for (const place of ['orders/list', 'users/list', 'catalogs/list', 'management'])
    await expectNone(page, place);
});

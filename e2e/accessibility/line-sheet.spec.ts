import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import { calendarOf, dialogOf, expectNoFault, listenToPage, menuOf, tryDialog } from './audit';
import { expectFocusSeen } from './focus';

test.setTimeout(180_000);
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });
test.beforeEach(({ page }) => listenToPage(page));

/** Opens the line sheet of one of the customer's orders that is not empty. */
async function openSheet(page: Page) {
  await signIn(page, 'customer');
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  const isOpen = (order: { items_count: number; finished: boolean }) =>
    order.items_count > 0 && !order.finished;
  const { id } = orders.find(isOpen);
  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('the line sheet has no serious fault', async ({ page }) => {
  await openSheet(page);
  await expectNoFault(page, 'line sheet');
  // The calendar loads when the pointer or the focus comes near it, and replaces the field.
  const date = page.getByLabel('Delivery date');
  await date.hover();
  await expect(date).toBeEditable();
  await expectFocusSeen(page, 'line sheet', { isDarkToo: true });

  // With what is told at a cell, and the keys that lead there.
  await page.locator('input[data-sku]:enabled').first().click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Alt+ArrowDown');
  const note = page.getByText(/: abc is no number$/);
  await expect(note).toBeVisible();
  // Like a dialog, it covers what is below it until it is answered.
  await expectNoFault(page, 'a note at a cell', { sign: note, within: ['[data-note]'] });
  // The order stays as it was, for other tests.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');

  // With a selection, as a list, and with the pictures of a garment.
  await page.locator('input[data-sku]:enabled').first().click();
  await page.keyboard.press('Shift+Space');
  // A toggle that is pressed, and released again.
  const wanted = page
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Size wanted/ })
    .first();
  await wanted.click();
  await expect(wanted).toHaveAttribute('aria-pressed', 'true');
  await expectNoFault(page, 'selection');
  await wanted.click();
  await page.getByTitle('List', { exact: true }).click();
  await expectNoFault(page, 'as a list');
  await page
    .getByRole('button', { name: /^Pictures of/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'pictures', dialogOf(page));
});

test('the popups of the line sheet have no serious fault', async ({ page }) => {
  await openSheet(page);
  await tryDialog(page, 'keyboard', () => page.getByRole('button', { name: 'Keyboard' }).click());
  await tryDialog(page, 'size run', () => page.getByRole('button', { name: 'Size run' }).click());
  await tryDialog(page, 'legend', () => page.getByRole('button', { name: 'Legend' }).click());
  const openDrops = () => page.getByRole('button', { name: 'Go to drop' }).click();
  await openDrops();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectNoFault(page, 'go to drop', menuOf(page, openDrops));
  await page.keyboard.press('Escape');
  const finished = page.getByRole('checkbox', { name: 'Finished' });
  await tryDialog(page, 'send order', () => finished.click());
  const date = page.getByLabel('Delivery date');
  const options = page.getByRole('button', { name: 'Options' });
  const openCalendar = async () => {
    if (!(await date.isVisible())) await options.click();
    // The calendar loads when the pointer or focus comes near it, and replaces the field.
    await date.click();
    await expect(date).toBeEditable();
    await date.click();
  };
  await openCalendar();
  await expectNoFault(page, 'calendar', calendarOf(page, openCalendar));
});

test('the filters of the line sheet have no serious fault', async ({ page }) => {
  await openSheet(page);
  const tool = page.getByRole('button', { name: /^Filter and sort/ });
  await tryDialog(page, 'filter and sort', () => tool.click());
  await tool.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Wanted' }).check();
  await dialog.getByRole('spinbutton', { name: 'Price from' }).fill('99999');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('No garment matches the filters.')).toBeVisible();
  await expectNoFault(page, 'active filters');
});

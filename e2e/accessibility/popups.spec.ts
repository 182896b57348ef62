import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../session';
import {
  calendarOf,
  choicesOf,
  closeDialog,
  dialogOf,
  expectNoFault,
  expectNoFaultWithMenu,
  listenToPage,
  menuOf,
  open,
  tryDialog,
} from './audit';

test.setTimeout(180_000);
test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 20_000 });
test.beforeEach(({ page }) => listenToPage(page));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens the order list with few orders, since only what opens over it is judged. */
async function openFewOrders(page: Page) {
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  await open(page, `orders/list?current=false&q=${encodeURIComponent(orders[0].name)}`);
}

/** Opens the menu of the first order. */
const openRowMenu = (page: Page) => press(page, /^Actions for/);

/** Expects no serious violation in the calendar of a date field. */
async function tryCalendar(page: Page, field: string, isSpare = false) {
  const openCalendar = () => page.getByLabel(field, { exact: true }).click();
  await openCalendar();
  await expectNoFault(page, `calendar of ${field}`, { ...calendarOf(page, openCalendar), isSpare });
}

test('the menus of the shell have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'ed');
  await press(page, 'Side menu');
  await expectNoFaultWithMenu(page, 'folded menu');
  const openMenu = () => press(page, /^Account/);
  await openMenu();
  await expectNoFault(page, 'account menu', menuOf(page, openMenu));
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'password dialog', dialogOf(page));
  await closeDialog(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await tryDialog(page, 'menu drawer', () => press(page, 'Open menu'));
});

test('the popups of the order list have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await openFewOrders(page);
  await openRowMenu(page);
  await expectNoFault(
    page,
    'row menu',
    menuOf(page, () => openRowMenu(page)),
  );
  await page.keyboard.press('Escape');
  const openColumns = () => press(page, 'Columns');
  await openColumns();
  await expectNoFault(page, 'columns', { ...dialogOf(page), reopen: openColumns, isSpare: true });
  await closeDialog(page);

  await press(page, 'More filters');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'filters', { ...dialogOf(page), isSpare: true });
  const [{ season }] = await (await page.request.get('/api/catalogs/list_simple')).json();
  const openSeasons = () => page.getByLabel('Seasons').click();
  await openSeasons();
  const sign = page.getByTitle(season, { exact: true }).last();
  await expectNoFault(page, 'seasons', { ...choicesOf(sign, openSeasons), isSpare: true });
  await page.keyboard.press('Escape');
  await tryCalendar(page, 'After', true);
});

test('the filters of lists on a phone have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  for (const list of ['orders/list', 'users/list']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, list);
    await press(page, 'Sort');
    await expectNoFault(page, `sort of ${list}`, { sign: page.getByRole('menu'), isPhones: true });
    await page.keyboard.press('Escape');
    await press(page, /^Filter/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFault(page, `filters of ${list}`, { ...dialogOf(page), isPhones: true });
  }
});

const tryEntry = (page: Page, entry: string) =>
  tryDialog(page, entry, async () => {
    await openRowMenu(page);
    await page.getByRole('menuitem', { name: entry }).click();
  });

test('the documents and notes of an order have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await openFewOrders(page);
  await tryEntry(page, 'Documents and notes');
});

test('the dialogs of orders have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await openFewOrders(page);
  for (const entry of ['Change address/channel', 'Delete order', 'History']) await tryEntry(page, entry);
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: 'Create copy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFault(page, 'copy', dialogOf(page));
  await press(page, 'Select customer');
  await expect(page.getByRole('button', { name: /^Select / }).nth(1)).toBeVisible();
  await expectNoFault(page, 'customer chooser', dialogOf(page));
});

test('what is asked and told of many orders has no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'orders/list?current=false&status=all');
  await page.getByRole('checkbox', { name: 'Select all shown orders' }).click();
  const selected = page.getByRole('region', { name: 'Selected orders' });
  await expect(selected).toBeVisible();
  await expectNoFault(page, 'too many selected orders');
  await selected.getByRole('button', { name: 'Clear' }).click();

  await open(page, 'orders/list?current=false&status=all&q=Returns');
  await page
    .getByRole('checkbox', { name: /^Select .+ of / })
    .first()
    .click();
  await expectNoFault(page, 'selected orders');
  for (const question of ['Send to SAP', 'Delivery date', 'Delete']) {
    await tryDialog(page, question, () => selected.getByRole('button', { name: question }).click());
  }
  const openDownloads = () => selected.getByRole('button', { name: 'Download' }).click();
  await openDownloads();
  await expectNoFault(page, 'downloads', menuOf(page, openDownloads));
  await page.keyboard.press('Escape');
  await page.route('**/api/orders/tasks', async (route) => {
    const { tasks } = await (await route.fetch()).json();
    const [task] = tasks;
    const shown = task && [{ ...task, done: 0, refused: task.count }];
    await route.fulfill({ json: { tasks: shown ?? [] } });
  });
  await selected.getByRole('button', { name: 'Mark as finished' }).click();
  const report = page.getByRole('alertdialog');
  await expect(report).toContainText(/1 (done|skipped)/);
  await expectNoFault(page, 'report', { sign: report, within: ['[role=alertdialog]'] });
  // The list of tasks is asked for again and again.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the dialogs of customers have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  const customers = await (await page.request.get('/api/wls_users?num_catalogs=true')).json();
  await open(page, 'users/list');
  await tryDialog(page, 'SAP ID', () => press(page, /^Unassigned/));
  await open(page, `user/${customers[0].id}`);
  for (const button of ['Reset password', 'Modify data', 'Delete user', '+ Add agent']) {
    await tryDialog(page, button, () => press(page, button));
  }
  await press(page, 'Modify data');
  await page.getByRole('dialog').getByLabel('Email').fill('another@demo.test');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Discard what you entered?')).toBeVisible();
  await expectNoFault(page, 'question before leaving', dialogOf(page));
  const [agent] = await (await page.request.get('/api/agents')).json();
  await open(page, `user/${agent.id}`);
  await tryDialog(page, 'delete agent', () => press(page, 'Delete user'));
});

test('the popups of visibility have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'users/catalogs');
  const openMenu = () => press(page, /^Actions for/);
  await openMenu();
  await expectNoFault(page, 'column menu', menuOf(page, openMenu));
  await page.keyboard.press('Escape');
  for (const entry of ['Enable for all', 'Enable for agents', 'Disable for all']) {
    await tryDialog(page, entry, async () => {
      await openMenu();
      await page.getByRole('menuitem', { name: entry }).click();
    });
  }
});

test('the popups of catalogs have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'catalog/list');
  const openMenu = () => press(page, /^Actions of/);
  await tryDialog(page, 'delete catalog', async () => {
    await openMenu();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  });
  await page.getByText('List', { exact: true }).last().click();
  await openMenu();
  await expectNoFault(page, 'catalog menu', menuOf(page, openMenu));
  await open(page, 'catalog/upload');
  await tryCalendar(page, 'Service date (optional)');
});

test('the dialogs of management have no serious fault', async ({ page }) => {
  await signIn(page, 'admin');
  await open(page, 'ed');
  for (const button of ['Upload stocks', 'Remove stocks', 'Task List', 'Image upload', 'Color upload']) {
    await tryDialog(page, button, () => press(page, button));
  }
});

test('a button has its own name again as soon as its call is done', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/ed');
  // With a transition this slow, whatever leaves with one would stay for minutes.
  await page.addStyleTag({ content: '* { transition-duration: 600s !important; }' });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/stocks/sync', async (route) => {
    await answered;
    await route.fulfill({ json: { status: 'error', error: 'Not now.' } });
  });
  await page.getByRole('button', { name: 'Sync stocks' }).click();
  await expect(page.getByRole('button', { name: 'loading Sync stocks', exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync stocks', exact: true })).toBeVisible();
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { read, utils } from 'xlsx';
import { catalogText } from '../src/domain/catalogs/seasons';
import { originOfHost, signIn } from './session';
import { withErpDocuments } from './withErpDocuments';

// The table shows days in local time, the spreadsheet in the host's.
test.use({ timezoneId: 'UTC' });

interface Named {
  id: string;
  name: string;
}

const title = `A day ${randomUUID().slice(0, 8)}`;

async function get<Answer>(page: Page, address: string): Promise<Answer> {
  return (await page.request.get(address)).json();
}

async function call(page: Page, method: string, address: string, data: unknown) {
  const headers = { Origin: originOfHost() };
  const answer = await (await page.request.fetch(address, { method, headers, data })).json();
  expect(answer).toMatchObject({ status: 'success' });
  return answer;
}

/** Orders of this agent's customers, each with more pieces than the one before. */
async function makeOrders(page: Page, customers: readonly Named[], catalog: Named) {
  const made: string[] = [];
  for (const [index, customer] of customers.entries()) {
    const { order_id: id } = await call(page, 'POST', '/api/order/new_simple', {
      customer: customer.id,
      title: `${title} ${index + 1}`,
      catalog: catalog.id,
      // Left out, it would be that of the customer's last order.
      address: '',
    });
    const { garments } = await get<{ garments: { generic: string; skus: { sku: string }[] }[] }>(
      page,
      `/api/order/get_wls/${id}`,
    );
    const [sku] = garments[index]?.skus ?? [];
    const lines = { [sku?.sku ?? '']: 3 + index };
    await call(page, 'PUT', '/api/order/update', { id, lines, wanted: [], service_date: null });
    made.push(id);
  }
  return made;
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('row');

/** The texts of the rows, cell by cell, without the checkbox and the row menu. */
async function cellsOf(page: Page): Promise<string[][]> {
  const rows = await rowsOf(page).all();
  const texts = rows.slice(1).map(async (row) => (await row.getByRole('cell').allInnerTexts()).slice(1, -1));
  return Promise.all(texts);
}

async function choose(row: Locator, entry: string) {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await row.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

async function pickOption(page: Page, label: string, option: string) {
  const select = page.getByRole('dialog').getByLabel(label, { exact: true });
  await select.click();
  await page.getByTitle(option, { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await expect(select).toHaveAttribute('aria-expanded', 'false');
}

test("an agent's day", async ({ page }) => {
  await signIn(page, 'agent');
  await withErpDocuments(page, false);
  const catalogs = await get<(Named & { season: string; is_current: boolean })[]>(
    page,
    '/api/catalogs/list_simple',
  );
  const catalog = catalogs.find(({ is_current }) => is_current);
  const customers = (await get<Named[]>(page, '/api/wls_users?num_catalogs=true')).slice(0, 3);
  if (catalog === undefined) throw new Error('The demo brand has a current catalog.');
  expect(customers).toHaveLength(3);
  await makeOrders(page, customers, catalog);

  await test.step('filter and sort', async () => {
    await page.goto('/admin/orders/list');
    await page.getByRole('button', { name: 'More filters' }).click();
    await pickOption(page, 'Catalogs', catalogText(catalog));
    await pickOption(page, 'Seasons', catalog.season);
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'More filters, 2 active' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Current catalogs' })).not.toBeChecked();
    await page.getByRole('searchbox', { name: 'Search' }).fill(title);
    await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Items' }).click();
    await page.getByRole('columnheader', { name: 'Items' }).click();
    await expect(page).toHaveURL(/sort=-items/);
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(4);
    await expect(rowsOf(page).nth(1)).toContainText(`${title} 3`);
    await expect(rowsOf(page).nth(3)).toContainText(`${title} 1`);
  });

  await test.step('export exactly what is shown', async () => {
    const shown = await cellsOf(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download list' }).click();
    await expect(page.getByText('Downloading excel')).toBeVisible();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('order_list.xlsx');
    const { Sheets, SheetNames } = read(readFileSync(await download.path()), { UTC: true });
    const [head, ...rows] = utils.sheet_to_json<(string | number | Date | null)[]>(
      Sheets[SheetNames[0] ?? ''] ?? {},
      { header: 1, raw: true, defval: null, UTC: true },
    );
    const column = (row: (string | number | Date | null)[], name: string) => row[head?.indexOf(name) ?? -1];
    const money = (row: (string | number | Date | null)[]) =>
      new Intl.NumberFormat('en-GB', {
        style: 'currency',
        currency: String(column(row, 'Currency')),
      }).format(Number(column(row, 'Amount')));
    const day = (value: unknown) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).format(value instanceof Date ? value : undefined);
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    const exported = rows.map((row) => [
      column(row, 'Customer'),
      capital(String(column(row, 'Status'))),
      `${column(row, 'Catalog')} ${column(row, 'Order')}`,
      column(row, 'Agent') ?? '',
      column(row, 'SO') ?? '',
      column(row, 'Ship') ?? '',
      new Intl.NumberFormat('en-GB').format(Number(column(row, 'Items'))),
      money(row),
      day(column(row, 'Created')),
    ]);
    expect(exported).toEqual(
      shown.map(([customer, status = '', ...others]) => [customer, capital(status), ...others]),
    );
  });

  await test.step('copy for another customer', async () => {
    await choose(rowsOf(page).nth(1), 'Create copy');
    const dialog = page.getByRole('dialog', { name: 'Duplicate order' });
    // For the same customer there is nothing more to enter.
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
    await dialog.getByLabel('Order name').fill(`${title} 3, copied`);
    await dialog.getByRole('button', { name: 'Select customer' }).click();
    const chooser = page.getByRole('dialog', { name: 'Select customer' });
    const other = customers[0]?.name ?? '';
    await chooser.getByRole('searchbox').fill(other);
    await chooser.getByRole('button', { name: `Select ${other}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'view it' })).toHaveAttribute('href', /^\/linesheet\/\d+$/);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('4 orders', { exact: true })).toBeVisible();
    const copy = rowsOf(page).filter({ hasText: `${title} 3, copied` });
    await expect(copy).toContainText(other);
    await expect(copy.getByRole('cell').nth(7)).toHaveText('5');
  });

  await test.step('edit and delete the copy', async () => {
    const copy = rowsOf(page).filter({ hasText: 'copied' });
    await choose(copy, 'Change address/channel');
    const edit = page.getByRole('dialog', { name: 'Edit order' });
    await edit.getByLabel('Order name').fill(`${title}, copied and named`);
    await edit.getByLabel('Order name').press('Enter');
    await expect(page.getByText('Order updated')).toBeVisible();
    await expect(copy).toContainText(`${title}, copied and named`);
    await choose(copy, 'Delete order');
    await page.getByRole('dialog', { name: 'Delete order' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Order deleted')).toBeVisible();
    await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  });

  await test.step('send, and unlock', async () => {
    await page.getByText('all', { exact: true }).click();
    const first = rowsOf(page).filter({ hasText: `${title} 1` });
    await choose(first, 'Send to the ERP');
    // It has no address.
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(page.getByText('Order sent to SAP. There is no delivery date.')).toBeVisible();
    await expect(first.getByTitle('Sent', { exact: true })).toBeVisible();
    await choose(first, 'Unlock order');
    const unlock = page.getByRole('dialog', { name: 'Unlock order' });
    await expect(unlock).toContainText(`Are you sure you want to unlock the order named ${title} 1?`);
    await unlock.getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByText('Order unlocked')).toBeVisible();
    await expect(first.getByText('open', { exact: true })).toBeVisible();
  });

  await test.step('read what happened', async () => {
    await choose(rowsOf(page).filter({ hasText: `${title} 1` }), 'History');
    const events = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
    await expect(events.first()).toContainText('unlocked');
    await expect(events.last()).toContainText('created');
  });
});

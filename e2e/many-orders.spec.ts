import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { read } from 'xlsx';
import { listZip } from '../server/files/zip';
import { copyOrders } from './copyOrders';
import { signIn } from './session';

const list = '/admin/orders/list?current=false';

const region = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

test('a range is chosen with Shift, and its Excel files come as one zip that opens', async ({ page }) => {
  await signIn(page, 'agent');
  await page.goto(list);
  const ticks = page.getByRole('checkbox', { name: /^Select .+ of / });
  await ticks.nth(1).click();
  await ticks.nth(3).click({ modifiers: ['Shift'] });
  await expect(region(page)).toContainText('3 orders');
  await region(page).getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel of each, as a zip' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders_\d+\.zip$/);
  const files = await listZip(readFileSync(await download.path()));
  expect(files).toHaveLength(3);
  for (const { name, unpack } of files) {
    expect(name).toMatch(/^order_\d+.*\.xlsx$/);
    expect(read(await unpack()).SheetNames).toContain('Order');
  }
});

test('what was deleted is back after Undo, and admins find it among the deleted orders', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(list);
  await copyOrders(page, 'Deleted together', 3);
  await page.goto(`${list}&q=${encodeURIComponent('Deleted together')}`);
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown orders' }).click();
  await region(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 3' }).click();
  await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Actions for Deleted together 1 of / }).click();
  await page.getByRole('menuitem', { name: 'Delete order' }).click();
  await page.getByRole('dialog', { name: 'Delete order' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archived' }).click();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Actions for Deleted together 1 of / }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('0 orders', { exact: true })).toBeVisible();
});

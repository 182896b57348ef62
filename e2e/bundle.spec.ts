import { expect, type Page, test } from '@playwright/test';
import { statSync } from 'node:fs';
import path from 'node:path';
import { signIn } from './session';

const kilobyte = 1024;

/** Kilobytes of gzipped scripts that a fresh load of an address fetches until the network is idle. */
async function scriptsOf(page: Page, address: string, ready: () => Promise<unknown>): Promise<number> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address);
  await ready();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  expect(scripts.size).toBeGreaterThan(0);
  const sizes = [...scripts].map((name) => statSync(path.join(__dirname, '../dist/web', `${name}.gz`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / kilobyte;
}

test('each page loads no more script than it may', async ({ page }) => {
  const login = await scriptsOf(page, '/login', () => page.getByRole('button', { name: 'Login' }).waitFor());
  expect(login).toBeLessThan(180);

  await signIn(page, 'agent');
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  const list = await scriptsOf(page, '/admin/orders/list?status=all', () => rows.nth(1).waitFor());
  expect(list).toBeLessThan(480);

  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  const sheet = await scriptsOf(page, `/linesheet/${orders[0].id}`, () =>
    page.locator('table input').first().waitFor(),
  );
  expect(sheet).toBeLessThan(400);
});

test('a menu that could not be loaded says so, and opens at the next press', async ({ page }) => {
  await signIn(page, 'customer');
  await page.goto('/admin/orders/list');
  const script = /\/assets\/account-menu\./;
  await page.route(script, (route) => route.abort());
  const avatar = page.getByRole('button', { name: /^Account/ });
  await avatar.click();
  await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
  await page.unroute(script);
  await avatar.click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
});

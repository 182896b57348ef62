import { expect, type Page, test } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../src/domain/language/languages';
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

test('no language adds more words to a page than it may', () => {
  const assets = path.join(__dirname, '../dist/web/assets');
  const files = readdirSync(assets).filter((name) => /^words-.*\.txt\.gz$/.test(name));
  const sizeOf = (tag: string, ...parts: string[]) =>
    files
      .filter((name) => parts.some((part) => name.startsWith(`words-${tag}-${part}.`)))
      .reduce((sum, name) => sum + statSync(path.join(assets, name)).size / kilobyte, 0);
  const translated = languages.filter(({ tag }) => tag !== 'en');
  for (const { tag } of translated) {
    expect([tag, sizeOf(tag, 'login') > 0.5]).toEqual([tag, true]);
    expect([tag, sizeOf(tag, 'login') < 2.5]).toEqual([tag, true]);
    expect([tag, sizeOf(tag, 'login', 'page', 'orders') < 8]).toEqual([tag, true]);
    expect([tag, sizeOf(tag, 'login', 'page', 'sheet') < 12]).toEqual([tag, true]);
  }
});

test('the login loads one typeface whose figures are all as wide, and other letters when they are shown', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2')) fonts.add(pathname);
  });
  const scriptOf = (name: string) => /-3-(.+)-wght/.exec(name)?.[1];
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].map(scriptOf)).toEqual(['latin']);
  const sizes = [...fonts].map((name) => statSync(path.join(__dirname, '../dist/web', name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0) / kilobyte).toBeLessThan(40);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', [...fonts].join(''));

  const widths = await page.evaluate(() => {
    const sample = document.createElement('span');
    sample.style.position = 'absolute';
    document.body.append(sample);
    const widthOf = (text: string, weight: number) => {
      sample.textContent = text.repeat(100);
      sample.style.fontWeight = String(weight);
      return sample.getBoundingClientRect().width;
    };
    const figures = [400, 500, 600].map((weight) => [...'0123456789+−'].map((sign) => widthOf(sign, weight)));
    sample.textContent = 'Αθήνα Київ Łódź';
    return figures.map((one) => new Set(one).size);
  });
  expect(widths).toEqual([1, 1, 1]);
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => [...fonts].map(scriptOf).toSorted())
    .toEqual(['cyrillic', 'greek', 'latin', 'latin-ext']);
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

test('a slow connection shows that the page is loading before scripts and styles have come', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/config\.js|\/assets\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

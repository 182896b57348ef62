import { expect, test } from '@playwright/test';
import { paths } from '../src/lib/paths';
import { signIn, signInAnew } from './session';

test('a link that is clicked right after typing in the search leads on, and Back finds the search again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const search = page.getByRole('searchbox', { name: 'Search' });
  // The first time the next page has to be loaded, the second time it is there immediately.
  for (const text of ['winter', 'summer']) {
    await page.goto(paths.orderList.href());
    await search.fill(text);
    await page.locator(`nav a[href="${paths.customerList.href()}"]`).click();
    await expect(page.locator('h1')).toContainText('Customers');
    await expect(search).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.orderList.href()}\\?.*q=${text}`));
    await expect(search).toHaveValue(text);
    await page.goForward();
    await search.fill('nobody');
    await page.locator(`nav a[href="${paths.orderList.href()}"]`).click();
    await expect(page.locator('h1')).toContainText('Orders');
    expect(new URL(page.url()).search).not.toContain('nobody');
  }
});

test('Back right after Logout shows the login, on a slow machine too', async ({ page }) => {
  const machine = await page.context().newCDPSession(page);
  for (const wait of [20, 120, 250]) {
    await signInAnew(page, 'admin');
    await page.goto(paths.orderList.href());
    await expect(page.locator('h1')).toContainText('Orders');
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.getByRole('button', { name: /account/i }).click();
    // In the page itself, so that Back comes after navigation to the login has begun, but before it is painted.
    await page.evaluate((afterMs) => {
      const push = history.pushState.bind(history);
      history.pushState = (...entry) => {
        push(...entry);
        if (location.pathname === '/login') setTimeout(() => history.back(), afterMs);
      };
    }, wait);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('from'));
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByLabel('Username')).toBeVisible();
  }
});

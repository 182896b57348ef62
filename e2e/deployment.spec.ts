import { expect, test } from '@playwright/test';

test('a page whose chunks are gone after a deployment offers to reload, from the first load on', async ({
  page,
}) => {
  const html = await (await page.request.get('/admin/orders/list')).text();
  const entry = new Set([...html.matchAll(/src="?([^\s">]+\.js)/g)].map((match) => match[1]));
  expect(entry.size).toBeGreaterThan(0);
  let isDeployed = false;
  await page.route('**/assets/*.js', (route) =>
    isDeployed || entry.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/admin/orders/list');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  isDeployed = true;
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

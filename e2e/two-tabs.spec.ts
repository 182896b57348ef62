import { expect, test } from '@playwright/test';
import { SheetTab } from './faults/SheetTab';
import { takeLocksAway } from './faults/takeLocksAway';
import { originOfHost, signIn } from './session';

for (const has of ['locks', 'no locks']) {
  test(`of two tabs on one cell the one that is killed loses no number, in a browser with ${has}`, async ({
    page,
    context,
  }) => {
    if (has === 'no locks') await context.addInitScript(takeLocksAway);
    await signIn(page, 'customer');
    const headers = { Origin: originOfHost() };
    const [catalog] = await (await page.request.get('/api/catalogs/list_simple')).json();
    const data = { title: `Two tabs with ${has}`, catalog: catalog.id };
    const { order_id: orderId } = await (
      await page.request.post('/api/order/new_simple', { headers, data })
    ).json();
    const { garments } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
    const [{ with_stocks: withStocks, skus }] = garments;
    const { sku } = skus.find(({ stock }: { stock: number }) => !withStocks || stock > 0);

    const openTab = async () => {
      const tab = new SheetTab(await context.newPage(), `/linesheet/${orderId}`, (cell) => cell);
      await tab.open();
      await expect(tab.page.locator('[data-kind=saved]')).toBeVisible();
      return tab;
    };
    const [killed, living] = [await openTab(), await openTab()];
    await context.route('**/api/order/update', (route) => route.abort('connectionreset'));
    expect(await killed.type(sku, 3)).toBe(0);
    expect(await living.type(sku, 5)).toBe(0);
    await expect(killed.page.locator('[data-kind=offline]')).toBeVisible();
    await expect(living.page.locator('[data-kind=offline]')).toBeVisible();
    await killed.kill();

    // Only locks show that the other tab is gone.
    if (has === 'no locks') await living.page.getByRole('button', { name: 'Take over' }).click();
    await expect(living.page.getByText(/You have changed 1 value in another window too/)).toBeVisible();
    await expect(living.page.locator(`input[data-sku="${sku}"]`)).toHaveValue('5');
    await context.unroute('**/api/order/update');
    const chosen: number[][] = [];
    await living.settle({
      picksMine: () => false,
      chose: (_sku, value, given) => chosen.push([value, given]),
    });
    expect(chosen).toEqual([[3, 5]]);
    const { lines } = await (await page.request.get(`/api/order/get_wls/${orderId}`)).json();
    expect(Object.values(lines)).toEqual([{ [sku]: 3 }]);
  });
}

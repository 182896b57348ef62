import { expect, type Page } from '@playwright/test';
import type { Order } from '../src/api';
import { signIn } from './session';

/** Opens an order of the demo customer as a line sheet that looks as this function makes it. Nothing is saved. */
export async function openChangedOrder(page: Page, change: (order: Order) => Partial<Order>): Promise<void> {
  await signIn(page, 'customer');
  const { orders } = await (await page.request.get('/api/orders/list?sap_status=0')).json();
  const isOpen = (order: { items_count: number; finished: boolean }) =>
    order.items_count > 0 && !order.finished;
  const { id } = orders.find(isOpen);
  await page.route('**/api/order/update', (route) => route.abort());
  const address = `/api/order/get_wls/${id}`;
  const order: Order = await (await page.request.get(address)).json();
  const json = { ...order, ...change(order) };
  await page.route(`**${address}`, (route) => route.fulfill({ json }));
  await page.goto(`/linesheet/${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

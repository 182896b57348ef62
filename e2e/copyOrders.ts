import { expect, type Page } from '@playwright/test';
import { originOfHost } from './session';

/** An order as the list has it, as far as tests read it. */
interface Order {
  id: string;
  name: string;
  items_count: number;
  catalog_type: string;
  address_id: string;
  channel: string;
  customer: { id: string; name: string };
  catalog: { id: string; name: string };
}

/** The orders of the list that this query asks for. */
export async function ordersOf(page: Page, query: string): Promise<Order[]> {
  const answer = await page.request.get(`/api/orders/list?${query}`);
  return (await answer.json()).orders;
}

/** Calls the host as this page's person; the answer says that it was done. */
export const command = async (page: Page, method: 'POST' | 'PUT', address: string, data: object) => {
  const headers = { origin: originOfHost() };
  const answer = await page.request.fetch(address, { method, data, headers });
  expect(await answer.json()).toMatchObject({ status: 'success' });
  return answer.json();
};

/** Copies of an order that has everything that the ERP asks for; their names begin with this text. */
export async function copyOrders(page: Page, name: string, count: number): Promise<string[]> {
  const open = await ordersOf(page, 'sap_status=0&current_catalog=true');
  // The oldest are the demo's: other tests make orders of catalogs that their customers don't see.
  const source = open.findLast(
    (one) =>
      one.items_count > 0 && one.catalog_type !== 'return' && one.address_id !== '' && one.channel !== '',
  );
  if (source === undefined) throw new Error('The demo has no order that can be sent.');
  const users = await (
    await page.request.get('/api/wls_users?include_addresses=true&include_salesorg=true')
  ).json();
  const { addresses, sales_organizations } = users.find(
    ({ id }: { id: string }) => id === source.customer.id,
  );
  const [{ sales_organization, channel }] = sales_organizations;
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { order_id } = await command(page, 'POST', '/api/order/copy', {
      source: source.id,
      customer_id: source.customer.id,
      title: `${name} ${index}`,
      address: addresses[0].sap_id,
      sales_organization,
      channel,
    });
    ids.push(order_id);
  }
  return ids;
}

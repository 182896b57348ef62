import { expect, type Page } from '@playwright/test';
import { originOfHost, signIn } from './session';

interface NewOrder {
  title: string;
  catalog: string;
  /** The customer's id. */
  customer: string;
}

/**
 * Creates an order through the API as the signed-in admin, with the customer's first address and channel; answers its
 * id.
 */
export async function createOrder(page: Page, { title, catalog, customer }: NewOrder): Promise<string> {
  const query = 'include_addresses=true&include_salesorg=true';
  const user = await (await page.request.get(`/api/user/${customer}?${query}`)).json();
  const [{ sales_organization, channel } = { sales_organization: '', channel: '' }] =
    user.sales_organizations;
  const place = { address: user.addresses[0]?.sap_id, sales_organization, channel };
  const answer = await page.request.post('/api/order/new_simple', {
    headers: { Origin: originOfHost() },
    data: { title, catalog, customer, ...place },
  });
  const { status, error, order_id: id } = await answer.json();
  expect([status, error ?? '']).toEqual(['success', '']);
  return id;
}

/** The id of the demo customer, as whom the page is signed in afterwards. */
export async function idOfCustomer(page: Page): Promise<string> {
  await signIn(page, 'customer');
  const { id } = await (await page.request.get('/api/me')).json();
  return id;
}

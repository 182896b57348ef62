import { request, type Browser } from '@playwright/test';
import { connectTo } from '../connectTo';
import type { World } from './Storm';

interface Sheet {
  garments: {
    name: string;
    number: string;
    with_stocks: boolean;
    colors: { number: string; name: string }[];
    skus: { sku: string; color: string; size: string; stock: number }[];
  }[];
}

const customer = 'customer@demo.test';
const password = 'linedesk';
const patienceMs = 20_000;

/** A new order of the demo's customer, whom an agent joins: what a storm acts on. */
export async function openWorld(
  browser: Browser,
  url: string,
  title: string,
  loseHost: World['loseHost'],
): Promise<World> {
  const staff = await signedIn(url, 'agent@demo.test');
  const session = await sessionOf(url, customer);
  const { orderId, cells } = await newOrder(await signedIn(url, customer), title);
  return { browser, url, session, staff, orderId, cells, loseHost };
}

const clients = new Map<string, Promise<ReturnType<typeof connectTo>>>();

/** A client of an account; a session outlives its host. */
function signedIn(url: string, username: string): Promise<ReturnType<typeof connectTo>> {
  const known = clients.get(username);
  if (known) return known;
  const call = connectTo(url, patienceMs);
  const client = call('POST', '/auth/token', { username, password }).then(() => call);
  clients.set(username, client);
  return client;
}

/** The cookies of an account, as its browser would have them. */
async function sessionOf(url: string, username: string) {
  const context = await request.newContext({ baseURL: url });
  await context.post('/auth/token', { headers: { Origin: url }, data: { username, password } });
  const session = await context.storageState();
  await context.dispose();
  return session;
}

/** An empty order, and the cells of its first garments by their labels in the sheet. */
async function newOrder(call: ReturnType<typeof connectTo>, title: string) {
  const [catalog] = (await call('GET', '/api/catalogs/list_simple')) as unknown as { id: string }[];
  const created = await call('POST', '/api/order/new_simple', { title, catalog: catalog?.id });
  const orderId = String(created.order_id);
  const { garments } = (await call('GET', `/api/order/get_wls/${orderId}`)) as unknown as Sheet;
  const cells = garments.slice(0, 2).flatMap(({ name, number, with_stocks, colors, skus }) =>
    skus
      .filter(({ stock }) => !with_stocks || stock > 0)
      .map(({ sku, color, size }): [string, string] => {
        const colorName = colors.find((one) => one.number === color)?.name ?? color;
        return [`${name} ${number}, ${colorName}, ${size}`, sku];
      }),
  );
  return { orderId, cells: new Map(cells) };
}

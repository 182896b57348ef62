import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '../../src/api';
import { type Call, callWith } from '../../bench/tools/callHost';
import type { RunningServer } from '../../bench/tools/startServer';
import type { Account } from './accounts';
import type { Tally } from './tally';

/** How long a person thinks between two steps, in ms. */
const thinkMs = { min: 1500, max: 6000 };
const savesOfASheet = 8;

/** Somebody who is signed in and has their own order. */
export interface Person {
  /** Works until the time is over; each step is counted. */
  work: (until: number) => Promise<void>;
}

/** Signs somebody in and gives them their own order in a catalog that they see; in a hurry nobody thinks. */
export async function arrive(
  host: Pick<RunningServer, 'url'>,
  account: Account,
  tally: Tally,
  { inHurry = false } = {},
): Promise<Person> {
  const body = JSON.stringify({ username: account.email, password: 'linedesk' });
  const signedIn = await tally.step('sign in', () => callWith(host)('/auth/token', { body }));
  const call = callWith(host, { cookie: signedIn?.headers.get('set-cookie')?.split(';')[0] ?? '' });
  const catalogs: { id: string; is_current: boolean; num_items: number }[] = await (
    await call('/api/catalogs/list_simple')
  ).json();
  // The largest current one: the most expensive sheet.
  const [catalog] = catalogs
    .filter((one) => one.is_current)
    .sort((one, other) => other.num_items - one.num_items);
  const request = {
    title: `Bench of ${account.email}`,
    catalog: catalog?.id,
    ...(await customerFor(call, account)),
  };
  const made = await call('/api/order/new_simple', { body: JSON.stringify(request) });
  const { order_id: orderId, error }: { order_id?: string; error?: string } = await made.json();
  if (orderId === undefined) throw new Error(`${account.email} gets no order: ${error}`);
  return {
    work: (until) =>
      work({ call, account, orderId, tally, tags: new Map(), think: inHurry ? breathe : think }, until),
  };
}

/** Whom the order is for: the person themselves, or one of an agent's customers. */
async function customerFor(call: Call, { role }: Account): Promise<{ customer?: string }> {
  if (role === 'customer') return {};
  const customers: { id: string; roles: string[] }[] = await (await call('/api/wls_users')).json();
  return { customer: customers.find(({ roles }) => roles.includes('wls'))?.id };
}

interface Desk {
  call: Call;
  account: Account;
  orderId: string;
  tally: Tally;
  /** The entity tags of the answers that this browser has cached. */
  tags: Map<string, string>;
  /** Waits as long as this person does between two steps. */
  think: () => Promise<void>;
}

/** No pause at all. */
const breathe = async () => undefined;

const think = () => sleep(thinkMs.min + Math.random() * (thinkMs.max - thinkMs.min));
const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

const lists = [
  '/api/orders/list?current_catalog=true&sap_status=0',
  '/api/orders/list?current_catalog=true',
  '/api/orders/list?finished=true',
  '/api/orders/list',
];

/** Mostly a file without pictures. */
const downloads = ['excel', 'excel', 'pdf_orderonly', 'pdf_orderonly', 'pdf'];

async function work(desk: Desk, until: number): Promise<void> {
  // So that people don't all begin at the same moment.
  await sleep(Math.random() * thinkMs.max);
  while (Date.now() < until) {
    await ask(desk, 'list of orders', oneOf(lists) ?? '');
    await desk.think();
    await fillSheet(desk, until);
    if (Math.random() < 0.1) await download(desk);
    if (desk.account.role !== 'customer' && Math.random() < 0.3)
      await ask(desk, 'list of customers', '/api/wls_users');
  }
}

/** Requests it like a browser that already has an answer. */
async function ask({ call, tally, tags }: Desk, what: string, address: string): Promise<void> {
  const known = tags.get(address);
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
  const answer = await tally.step(what, () => call(address, { headers }));
  const tag = answer?.headers.get('etag');
  if (tag) tags.set(address, tag);
}

/** Opens the line sheet, saves a few quantities every few seconds, and finishes it. */
async function fillSheet({ call, orderId, tally, think }: Desk, until: number): Promise<void> {
  const finish = (customer_finished: boolean) =>
    tally.step('finish', () =>
      call('/api/order/finish', { method: 'PUT', body: JSON.stringify({ id: orderId, customer_finished }) }),
    );
  await finish(false);
  const opened = await tally.step('line sheet', () => call(`/api/order/get_wls/${orderId}`));
  if (opened === null) return;
  const order: Order = JSON.parse(opened.text);
  const skus = order.garments.flatMap((garment) => garment.skus.map(({ sku }) => sku));
  const lines: Record<string, Record<string, number>> = structuredClone(order.lines);
  let { version } = order;
  for (let saves = 0; saves < savesOfASheet && Date.now() < until; saves += 1) {
    await think();
    for (let cell = 0; cell < 3; cell += 1) {
      const sku = oneOf(skus) ?? '';
      lines[sku.slice(0, 6)] = { ...lines[sku.slice(0, 6)], [sku]: 1 + Math.floor(Math.random() * 50) };
    }
    const flat = Object.assign({}, ...Object.values(lines)) as Record<string, number>;
    const body = JSON.stringify({ id: orderId, lines: flat, wanted: order.wanted, version });
    const saved = await tally.step('save', () => call('/api/order/update', { method: 'PUT', body }));
    if (saved !== null) version = JSON.parse(saved.text).version;
  }
  await finish(true);
}

async function download({ call, account, orderId, tally }: Desk): Promise<void> {
  const kind = oneOf(downloads) ?? 'excel';
  await tally.step(`download ${kind}`, () => call(`/api/order/download/${kind}/${orderId}`));
  if (account.role !== 'admin') return;
  const body = JSON.stringify({ orders: [orderId] });
  await tally.step('download list', () => call('/api/orders/download/list', { body }));
}

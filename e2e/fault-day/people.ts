import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the people of a day have seen. */
export interface Seen {
  /** When each save was acknowledged, in ms. */
  acknowledged: number[];
  /** Numbers that were acknowledged and are not there, in words. */
  lost: string[];
  /** How often somebody was told to sign in again. */
  signedOut: number;
  /** How often somebody was told of an unexpected error, instead of to try again shortly. */
  unexpected: number;
  /** What else was answered than success, with how often. */
  failures: Map<string, number>;
  /** The tasks that were started, with the orders that each sends. */
  tasks: { id: string; orders: string[] }[];
}

/** The morning of a day. */
export const nothingSeen = (): Seen => ({
  acknowledged: [],
  lost: [],
  signedOut: 0,
  unexpected: 0,
  failures: new Map(),
  tasks: [],
});

/** Somebody at a browser: keeps their cookie and tries again until the service is back. */
export type Person = Awaited<ReturnType<typeof signIn>>;

interface Answer {
  status: number;
  json: Record<string, unknown>;
}

/** Signs in as the demo's admin. */
export async function signIn(url: string, seen: Seen) {
  let cookie = '';

  async function ask(method: string, address: string, body?: object): Promise<Response> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url + address, {
      method,
      headers: { origin: url, cookie, ...type },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (response.status === 401) seen.signedOut += 1;
    if (response.status === 500) seen.unexpected += 1;
    return response;
  }

  /** One call; null when there was no answer, or one that says nothing about what became of it. */
  async function once(method: string, address: string, body?: object): Promise<Answer | null> {
    try {
      const response = await ask(method, address, body);
      const json: Record<string, unknown> = await response.json();
      const { status } = response;
      if (status < 500) return { status, json };
      count(seen.failures, `${status} ${String(json.title)}`);
    } catch (error) {
      count(seen.failures, error instanceof SyntaxError ? 'no JSON (the proxy)' : 'no answer');
    }
    return null;
  }

  /** A call that may be repeated, until it is answered. */
  async function call(method: string, address: string, body?: object): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await once(method, address, body);
      if (answer !== null && answer.status === 200) return answer.json;
      if (answer !== null) throw new Error(`${method} ${address}: ${JSON.stringify(answer)}`);
      await sleep(200);
    }
  }

  await call('POST', '/auth/token', { username: 'admin@demo.test', password: 'linedesk' });
  return { ask, once, call };
}

/** A new order of one of the demo's catalogs, by default the first. */
export async function newOrder({ call }: Person, title: string, catalogId?: string) {
  const catalogs = await call('GET', '/api/catalogs/list_simple');
  const [first] = Array.isArray(catalogs) ? catalogs : [];
  const customers = await call('GET', '/api/wls_users');
  const all: { id: string; roles: string[] }[] = Array.isArray(customers) ? customers : [];
  const customer = all.find(({ roles }) => roles.includes('wls'))?.id;
  const { order_id: id } = await call('POST', '/api/order/new_simple', {
    title,
    catalog: catalogId ?? first?.id,
    customer,
  });
  return String(id);
}

/** Quantities by sku. */
export type Lines = Record<string, number>;

/** What an order holds, and the skus that it could. */
export async function readOrder({ call }: Person, id: string) {
  const order = await call('GET', `/api/order/get_wls/${id}`);
  const lines: Lines = Object.assign({}, ...Object.values(order.lines ?? {}));
  const garments: { skus: { sku: string }[] }[] = Array.isArray(order.garments) ? order.garments : [];
  const skus = garments.flatMap((garment) => garment.skus.map(({ sku }) => sku));
  return { lines, version: Number(order.version), skus };
}

const same = (one: Lines, other: Lines) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

/**
 * Types a number every few hundred ms until `signal`. Each save says the version that it is based on, so the host
 * refuses it if one that was acknowledged before is gone; after a save of unknown outcome the order is read.
 */
export async function typeNumbers(person: Person, name: string, seen: Seen, signal: AbortSignal) {
  const id = await newOrder(person, name);
  const order = await readOrder(person, id);
  let { lines, version } = order;
  for (let round = 0; !signal.aborted; round += 1) {
    const sku = order.skus[round % order.skus.length] ?? '';
    const next = { ...lines, [sku]: round + 1 };
    const body = { id, lines: next, wanted: [], service_date: null, version };
    const answer = await person.once('PUT', '/api/order/update', body);
    if (answer?.status === 200 && answer.json.status === 'success') {
      seen.acknowledged.push(Date.now());
      lines = next;
      version = Number(answer.json.version);
    } else {
      if (answer !== null) seen.lost.push(`${name}, round ${round}: ${JSON.stringify(answer)}`);
      const stored = await readOrder(person, id);
      if (!same(stored.lines, lines) && !same(stored.lines, next)) seen.lost.push(`${name}, round ${round}`);
      ({ lines, version } = stored);
    }
    await sleep(100 + Math.random() * 200);
  }
  return async () => {
    const stored = await readOrder(person, id);
    if (!same(stored.lines, lines)) seen.lost.push(`${name}, at the end of the day`);
  };
}

const ordersOfTask = 5;

/** Creates a few orders, again and again, and sends them to the ERP by one task. */
export async function sendOrders(person: Person, seen: Seen, signal: AbortSignal): Promise<void> {
  for (let round = 0; !signal.aborted; round += 1) {
    const orders: string[] = [];
    for (let index = 0; index < ordersOfTask; index += 1) {
      // A repeated call may have made an order more, which stays empty and is never sent.
      const id = await newOrder(person, `Send ${round}.${index}`);
      const { skus, version } = await readOrder(person, id);
      const lines = { [skus[0] ?? '']: 5 };
      const saved = await person.once('PUT', '/api/order/update', {
        id,
        lines,
        wanted: [],
        service_date: null,
        version,
      });
      if (saved?.status === 200) orders.push(id);
    }
    if (orders.length === 0) continue;
    const body = { action: 'send', orders, key: randomUUID() };
    const { task_id: task } = await person.call('POST', '/api/orders/task', body);
    seen.tasks.push({ id: String(task), orders });
    await sleep(1000);
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

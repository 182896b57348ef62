import { isOrderPath, cachedAtHeader, offlineCaches, personPath, savedUrl } from '../lib/offlineCache';
import { freshOrCached } from './freshOrCached';
import { trimCache } from './trimCache';

/** How long a page that shows nothing yet waits for the network before it gets what is kept. */
const patienceMs = 3000;
/** Twelve orders, and what was last saved of each. */
const mostOrders = 24;

const gone = [403, 404, 410];

/** Whether a call's answers are kept: who is signed in, and the orders that they have opened. */
export const isCachedCall = (pathname: string): boolean => pathname === personPath || isOrderPath(pathname);

/**
 * Answers such a call from the network and keeps the answer; offline, answers what is cached. `extend` keeps the
 * worker alive for work that goes on after the answer.
 */
export async function answerCall(
  request: Request,
  extend: (work: Promise<unknown>) => void,
): Promise<Response> {
  const isPerson = new URL(request.url).pathname === personPath;
  const ask = async () => {
    const response = await fetch(request);
    const keeping = keep(request, response.clone(), isPerson);
    extend(keeping);
    // Whoever this is, they must not get what somebody else has left.
    if (isPerson) await keeping;
    return response;
  };
  const fresh = ask();
  extend(fresh.catch(() => undefined));
  // Asked by a page that shows an answer already: only a newer one is of any use to it.
  if (request.cache === 'no-cache') return fresh;
  return freshOrCached(
    fresh,
    () => (isPerson ? find(offlineCaches.person, request.url) : findOrder(request.url)),
    patienceMs,
  );
}

/** Keeps an answer; after one that takes a right away, nothing is left of what the right had given. */
async function keep(request: Request, answer: Response, isPerson: boolean): Promise<void> {
  try {
    if (answer.status === 401) return await forgetAnswers();
    const cache = await caches.open(isPerson ? offlineCaches.person : offlineCaches.orders);
    if (gone.includes(answer.status)) {
      await cache.delete(request.url);
      await cache.delete(savedUrl(request.url));
    }
    if (answer.status !== 200) return;
    if (isPerson && (await isSomebodyElse(request.url, answer.clone())))
      await caches.delete(offlineCaches.orders);
    await cache.put(request.url, await stamped(answer));
    if (!isPerson) await trimCache(cache, { most: mostOrders });
  } catch {
    // Without room the order is not cached, and the page works while online.
  }
}

async function forgetAnswers(): Promise<void> {
  await caches.delete(offlineCaches.person);
  await caches.delete(offlineCaches.orders);
}

async function isSomebodyElse(url: string, answer: Response): Promise<boolean> {
  const kept = await find(offlineCaches.person, url);
  return idIn(await kept?.json()) !== idIn(await answer.json());
}

function idIn(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : undefined;
}

async function stamped(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The body is kept as it was read, unpacked.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(Date.now()));
  return new Response(await answer.blob(), { headers });
}

/** A kept order, with what this browser has saved since on top. */
async function findOrder(url: string): Promise<Response | undefined> {
  const [order, saved] = await Promise.all([
    find(offlineCaches.orders, url),
    find(offlineCaches.orders, savedUrl(url)),
  ]);
  if (order === undefined || saved === undefined) return order;
  const opened: unknown = await order.clone().json();
  const later: unknown = await saved.json();
  if (versionOf(later) <= versionOf(opened)) return order;
  return new Response(JSON.stringify(Object.assign({}, opened, later)), { headers: saved.headers });
}

function versionOf(order: unknown): number {
  return typeof order === 'object' && order !== null && 'version' in order ? Number(order.version) : 0;
}

async function find(cache: string, url: string): Promise<Response | undefined> {
  return (await caches.open(cache)).match(url, { ignoreVary: true });
}

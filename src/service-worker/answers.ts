import { isOrderPath, cachedAtHeader, offlineCaches, personPath, savedUrl } from '../lib/offlineCache';
import { freshOrCached } from './freshOrCached';
import { trimCache } from './trimCache';

/** How long a page that has no data yet waits for the network before it gets the cached answer. */
const patienceMs = 3000;
/** Twelve orders, and the last save of each. */
const maxEntries = 24;

const withdrawn = [403, 404, 410];

/** Whether a call's answers are cached: who is signed in, and the orders that they have opened. */
export const isCachedCall = (pathname: string): boolean => pathname === personPath || isOrderPath(pathname);

/**
 * Answers such a call from the network and caches the answer; offline, answers from the cache. `extend` keeps the
 * worker alive until the promise settles.
 */
export async function answerCall(
  request: Request,
  extend: (work: Promise<unknown>) => void,
): Promise<Response> {
  const isPerson = new URL(request.url).pathname === personPath;
  const ask = async () => {
    const response = await fetch(request);
    const stored = store(request, response.clone(), isPerson);
    extend(stored);
    // Before the page goes on, another person's cached orders must be removed.
    if (isPerson) await stored;
    return response;
  };
  const fresh = ask();
  extend(fresh.catch(() => undefined));
  // The page already shows an answer, so only the network can give a newer one.
  if (request.cache === 'no-cache') return fresh;
  if (isPerson) return freshOrCached(fresh, () => find(offlineCaches.person, request.url), patienceMs);
  // Names of another language are better than none offline, but not than a slow connection.
  const isReadable = (await cachedLanguage(request.url)) === request.headers.get('accept-language');
  return freshOrCached(fresh, () => findOrder(request.url), isReadable ? patienceMs : null);
}

/** The header of a cached answer with the language it was asked for in. */
const languageHeader = 'x-cached-language';

/** Null without a cached answer, and where the browser denies access to its caches. */
const cachedLanguage = async (url: string) =>
  (await find(offlineCaches.orders, url).catch(() => undefined))?.headers.get(languageHeader) ?? null;

/** Caches an answer; one that withdraws access removes what was cached. */
async function store(request: Request, answer: Response, isPerson: boolean): Promise<void> {
  try {
    if (answer.status === 401) return await forgetAnswers();
    const cache = await caches.open(isPerson ? offlineCaches.person : offlineCaches.orders);
    if (withdrawn.includes(answer.status)) {
      await cache.delete(request.url);
      await cache.delete(savedUrl(request.url));
    }
    if (answer.status !== 200) return;
    if (isPerson && (await isSomebodyElse(request.url, answer.clone())))
      await caches.delete(offlineCaches.orders);
    await cache.put(request.url, await stamped(answer, request));
    if (!isPerson) await trimCache(cache, { maxEntries });
  } catch {
    // The storage is full: the order is not cached, and the page works while online.
  }
}

async function forgetAnswers(): Promise<void> {
  await caches.delete(offlineCaches.person);
  await caches.delete(offlineCaches.orders);
}

async function isSomebodyElse(url: string, answer: Response): Promise<boolean> {
  const cached = await find(offlineCaches.person, url);
  return idIn(await cached?.json()) !== idIn(await answer.json());
}

function idIn(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : undefined;
}

async function stamped(answer: Response, request: Request): Promise<Response> {
  const headers = new Headers(answer.headers);
  // The cached body is decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(Date.now()));
  const language = request.headers.get('accept-language');
  if (language !== null) headers.set(languageHeader, language);
  return new Response(await answer.blob(), { headers });
}

/** A cached order, with this browser's later save applied. */
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

import { offlineCaches } from '../lib/offlineCache';
import { freshOrCached } from './freshOrCached';
import { trimCache } from './trimCache';

/** How long to wait for newer content when an older picture is cached. */
const patienceMs = 3000;
const limits = { maxEntries: 6000, maxDays: 30 };
/** One write in this many checks for too many pictures. */
const trimEvery = 100;

/** The address of one content, `/images/garments/WJM123.<tag>.jpg`; without the tag, the documented address. */
const ofContent = /^(\/images\/\w+\/[^./]+)\.[\w-]+(\.jpg)$/;

/** Whether a path is that of a picture. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith('/images/');

/**
 * Answers a picture. An address with a tag never changes, so a cached picture is not requested again; at the documented
 * address the cached picture is shown at once and refreshed. Only the latest copy of each picture is cached. `extend`
 * keeps the worker alive until the promise settles.
 */
export async function answerPicture(
  request: Request,
  extend: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const documented = origin + pathname.replace(ofContent, '$1$2');
  const isOfContent = ofContent.test(pathname);
  const cached = await (await caches.open(offlineCaches.pictures)).match(documented);
  if (isOfContent && cached?.headers.get('content-location') === pathname) return cached;

  const ask = async () => {
    const answer = await fetch(request);
    extend(store(documented, answer.clone(), cached));
    return answer;
  };
  const fresh = ask();
  if (cached === undefined) return fresh;
  extend(fresh.catch(() => undefined));
  // Offline an older picture is better than none.
  return isOfContent ? freshOrCached(fresh, async () => cached, patienceMs) : cached;
}

async function store(address: string, answer: Response, cached: Response | undefined): Promise<void> {
  try {
    const cache = await caches.open(offlineCaches.pictures);
    if (answer.status === 404) await cache.delete(address);
    // Most pictures are unchanged and need no write.
    if (answer.status !== 200 || isSame(answer, cached)) return;
    await cache.put(address, answer);
    if (Math.random() * trimEvery < 1) await trimCache(cache, limits);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await caches.delete(offlineCaches.pictures);
  }
}

const isSame = ({ headers }: Response, cached: Response | undefined) =>
  ['etag', 'content-location'].every((name) => headers.get(name) === cached?.headers.get(name)) &&
  headers.has('etag');

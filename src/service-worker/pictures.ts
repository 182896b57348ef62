import { offlineCaches } from '../lib/offlineCache';
import { freshOrCached } from './freshOrCached';
import { trimCache } from './trimCache';

/** How long a picture's newer content is waited for when an older one is kept. */
const patienceMs = 3000;
const limits = { most: 6000, mostDays: 30 };
/** One write in so many looks whether there are too many pictures. */
const trimEvery = 100;

/** The address of exactly one content, `/images/garments/WJM123.<tag>.jpg`, and the documented one that it is made of. */
const ofContent = /^(\/images\/\w+\/[^./]+)\.[\w-]+(\.jpg)$/;

/** Whether a path is that of a picture. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith('/images/');

/**
 * Answers a picture. At the address of a content it never changes: once kept, it is not asked for again. At the
 * documented one, what is kept is shown at once, and asked for again. One copy of each picture is kept, the latest.
 * `extend` keeps the worker alive for work that goes on after the answer.
 */
export async function answerPicture(
  request: Request,
  extend: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const documented = origin + pathname.replace(ofContent, '$1$2');
  const isOfContent = ofContent.test(pathname);
  const kept = await (await caches.open(offlineCaches.pictures)).match(documented);
  if (isOfContent && kept?.headers.get('content-location') === pathname) return kept;

  const ask = async () => {
    const answer = await fetch(request);
    extend(keep(documented, answer.clone(), kept));
    return answer;
  };
  const fresh = ask();
  if (kept === undefined) return fresh;
  extend(fresh.catch(() => undefined));
  // Offline an older picture is better than none.
  return isOfContent ? freshOrCached(fresh, async () => kept, patienceMs) : kept;
}

async function keep(address: string, answer: Response, kept: Response | undefined): Promise<void> {
  try {
    const cache = await caches.open(offlineCaches.pictures);
    if (answer.status === 404) await cache.delete(address);
    // Most are unchanged, and need not be written again.
    if (answer.status !== 200 || isSame(answer, kept)) return;
    await cache.put(address, answer);
    if (Math.random() * trimEvery < 1) await trimCache(cache, limits);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await caches.delete(offlineCaches.pictures);
  }
}

const isSame = ({ headers }: Response, kept: Response | undefined) =>
  ['etag', 'content-location'].every((name) => headers.get(name) === kept?.headers.get(name)) &&
  headers.has('etag');

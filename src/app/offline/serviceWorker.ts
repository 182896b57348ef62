import { isWordsPath, type WorkerMessage } from '../../lib/offlineCache';
import { newVersion, type PageWorker } from './newVersion';
import { activateWaiting } from './reloadInto';

/** The part of `ServiceWorkerRegistration` that is used here. */
interface Registration extends Pick<EventTarget, 'addEventListener'> {
  readonly installing: PageWorker | null;
  readonly waiting: PageWorker | null;
  update: () => Promise<unknown>;
}

/** The part of `navigator.serviceWorker` that is used here. */
export interface WorkerContainer extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: PageWorker | null;
  register: (url: string) => Promise<Registration>;
}

interface Options {
  /** Called when a worker takes control of this page, which was loaded without one. */
  onFirst: () => void;
  /** Whether a worker has the version of this page. */
  isOfThisPage?: (worker: PageWorker) => Promise<boolean>;
}

/** How often to check for a new version: a sheet may stay open all day. */
const updateCheckMs = 30 * 60_000;

/**
 * Registers the service worker, and sets `newVersion` when there is a newer one than this page. A new worker is
 * activated when the person reloads, or at once if the page has its version already: a page must not get files of
 * another version.
 */
export async function startServiceWorker(
  container: WorkerContainer,
  { onFirst, isOfThisPage = askWorker }: Options,
): Promise<void> {
  let isServed = container.controller !== null;
  const meet = async (worker: PageWorker) => {
    if (!(await isOfThisPage(worker))) newVersion.set(worker);
    else if (worker.state === 'installed') activateWaiting(worker);
  };
  container.addEventListener('controllerchange', () => {
    // Not the first controller, so another tab has activated the new version.
    if (!isServed) onFirst();
    else if (container.controller !== null) void meet(container.controller);
    isServed = true;
  });

  const registration = await container.register('/sw.js');
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && container.controller !== null) void meet(installing);
    });
  });
  if (registration.waiting !== null) await meet(registration.waiting);
  setInterval(() => void registration.update().catch(() => undefined), updateCheckMs);
}

function askWorker(worker: PageWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    const message: WorkerMessage = { kind: 'isYours', scripts: pageScripts() };
    worker.postMessage(message, [port2]);
  });
}

/** The paths of this page's scripts, whose names change with every version; the worker has no list of words. */
function pageScripts(): string[] {
  return [...document.scripts]
    .map(({ src }) => pathOf(src))
    .filter((path) => path.startsWith('/assets/') && !isWordsPath(path));
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

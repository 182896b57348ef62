import type { WorkerMessage } from '../../lib/offlineCache';
import { newVersion, type PageWorker } from './newVersion';
import { letTakeOver } from './reloadInto';

/** What is used of the browser's registration of a service worker. */
interface Registration extends Pick<EventTarget, 'addEventListener'> {
  readonly installing: PageWorker | null;
  readonly waiting: PageWorker | null;
  update: () => Promise<unknown>;
}

/** What is used of `navigator.serviceWorker`. */
export interface WorkerContainer extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: PageWorker | null;
  register: (url: string) => Promise<Registration>;
}

interface Options {
  /** Called when a worker begins to serve this page, which was loaded without one. */
  onFirst: () => void;
  /** Whether a worker is of the version of this page. */
  isOfThisPage?: (worker: PageWorker) => Promise<boolean>;
}

/** A sheet may stay open all day: how often to look for a new version. */
const lookMs = 30 * 60_000;

/**
 * Registers the service worker, and sets `newVersion` when there is a newer one than this page. A new worker waits
 * until the person wants it, or the page is new already: the page in use keeps the files that it was made of.
 */
export async function startServiceWorker(
  container: WorkerContainer,
  { onFirst, isOfThisPage = askWorker }: Options,
): Promise<void> {
  let isServed = container.controller !== null;
  const meet = async (worker: PageWorker) => {
    if (!(await isOfThisPage(worker))) newVersion.set(worker);
    else if (worker.state === 'installed') letTakeOver(worker);
  };
  container.addEventListener('controllerchange', () => {
    // After the first one: another tab has chosen the new version.
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
  setInterval(() => void registration.update().catch(() => undefined), lookMs);
}

function askWorker(worker: PageWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    const message: WorkerMessage = { kind: 'isYours', scripts: pageScripts() };
    worker.postMessage(message, [port2]);
  });
}

/** The paths of this page's own scripts: their names change with every version. */
function pageScripts(): string[] {
  return [...document.scripts].map(({ src }) => pathOf(src)).filter((path) => path.startsWith('/assets/'));
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

import type { WorkerMessage } from '../../lib/offlineCache';
import type { PageWorker } from './newVersion';

/** A worker that is busy for longer than this is not waited for: the network has the new version too. */
const patienceMs = 3000;

/** Makes a waiting worker the active one, whose files the next page gets. */
export function letTakeOver(worker: PageWorker): void {
  const message: WorkerMessage = { kind: 'takeOver' };
  worker.postMessage(message, []);
}

/** Reloads the page in the version of a newer worker. */
export function reloadInto(worker: PageWorker, reload = () => window.location.reload()): void {
  if (worker.state === 'activated') return reload();
  const timer = setTimeout(reload, patienceMs);
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activated') return;
    clearTimeout(timer);
    reload();
  });
  letTakeOver(worker);
}

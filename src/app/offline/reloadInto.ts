import type { WorkerMessage } from '../../lib/offlineCache';
import type { PageWorker } from './newVersion';

/** The timeout for a busy worker; reloading gets the new version from the network anyway. */
const patienceMs = 3000;

/** Activates a waiting worker. */
export function activateWaiting(worker: PageWorker): void {
  const message: WorkerMessage = { kind: 'takeOver' };
  worker.postMessage(message, []);
}

/** Activates a newer worker and reloads the page. */
export function reloadInto(worker: PageWorker, reload = () => window.location.reload()): void {
  if (worker.state === 'activated') return reload();
  const timer = setTimeout(reload, patienceMs);
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'activated') return;
    clearTimeout(timer);
    reload();
  });
  activateWaiting(worker);
}

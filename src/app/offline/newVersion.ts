import { createStore } from '../../lib/createStore';

/** What the page uses of a service worker. */
export interface PageWorker extends Pick<EventTarget, 'addEventListener'> {
  readonly state: ServiceWorkerState;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/** The service worker of a newer version than this page, once there is one. */
export const newVersion = createStore<PageWorker | null>(null);

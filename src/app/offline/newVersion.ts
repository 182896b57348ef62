import { createStore } from '../../lib/createStore';

/** The part of `ServiceWorker` that the page uses. */
export interface PageWorker extends Pick<EventTarget, 'addEventListener'> {
  readonly state: ServiceWorkerState;
  postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/** The service worker of a newer version than this page; null while there is none. */
export const newVersion = createStore<PageWorker | null>(null);

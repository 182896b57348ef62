import { api } from '../api';
import { startListeners } from './listeners';
import type { AppStore } from './store';

/** Starts what runs beside the pages; answers what stops it. Who is signed in is asked while the first chunks load. */
export function startApp(store: AppStore, router: Parameters<typeof startListeners>[0]): () => void {
  const stopListeners = startListeners(router);
  const me = store.dispatch(api.endpoints.getMe.initiate());
  return () => {
    stopListeners();
    me.unsubscribe();
  };
}

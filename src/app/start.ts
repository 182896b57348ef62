import { api } from '../api';
import { askAgainWhoIsSignedIn } from './askAgain';
import { startListeners } from './listeners';
import { followOtherTabs } from './otherTabs';
import type { AppStore } from './store';

/** Starts what runs beside the pages; answers what stops it. Who is signed in is asked while the first chunks load. */
export function startApp(
  store: AppStore,
  router: Parameters<typeof startListeners>[0] & Parameters<typeof askAgainWhoIsSignedIn>[1],
): () => void {
  const stopListeners = startListeners(router);
  const stopAsking = askAgainWhoIsSignedIn(store, router);
  const leaveTabs = followOtherTabs(store);
  const me = store.dispatch(api.endpoints.getMe.initiate());
  return () => {
    stopListeners();
    stopAsking();
    leaveTabs();
    me.unsubscribe();
  };
}

import { api, isApiProblem } from '../api';
import { isPublicPlace } from './publicPlaces';
import type { AppStore } from './store';

/** What it takes of the router to see where the person comes to rest. */
interface Followed {
  subscribe: (
    follow: (state: { location: { pathname: string }; navigation: { state: string } }) => void,
  ) => () => void;
}

const selectMe = api.endpoints.getMe.select();

/**
 * Asks again who is signed in whenever the person comes back to a page while the last answer was 401: by Back, before
 * the login was shown, they return to a page that was never taken down, so that nothing there would ask, and the page
 * would wait for ever. Answers what ends it.
 */
export function askAgainWhoIsSignedIn(store: AppStore, router: Followed): () => void {
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || isPublicPlace(location.pathname)) return;
    const { error } = selectMe(store.getState());
    if (!isApiProblem(error) || error.status !== 401) return;
    void store.dispatch(api.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
  });
}

import { api, isApiProblem, sessionEnded } from '../api';
import { startAppListening } from '../lib/redux';
import { isPublicPlace } from './publicPlaces';
import type { AppStore } from './store';

interface Place {
  location: { pathname: string };
  navigation: { state: string };
}

/** What it takes of the router to see where the person comes to rest. */
interface Followed {
  state: Place;
  subscribe: (follow: (state: Place) => void) => () => void;
}

const selectMe = api.endpoints.getMe.select();

const isRefused = (error: unknown) => isApiProblem(error) && error.status === 401;
const restsBehindLogin = ({ location, navigation }: Place) =>
  navigation.state === 'idle' && !isPublicPlace(location.pathname);

/**
 * Lets nobody rest on a page behind the login while the last answer to who is signed in was 401. By Back, before the
 * login was shown, a person returns to a page that was never taken down: nothing there asks anew, and a 401 that was
 * told at the login's address led nowhere. So it is asked again; and a 401 that is read only now leads to the login.
 * Answers what ends it.
 */
export function askAgainWhoIsSignedIn(store: AppStore, router: Followed): () => void {
  const stopFollowing = router.subscribe((place) => {
    if (!restsBehindLogin(place) || !isRefused(selectMe(store.getState()).error)) return;
    void store.dispatch(api.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
  });
  const stopListening = startAppListening({
    matcher: api.endpoints.getMe.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      if (restsBehindLogin(router.state) && isRefused(payload)) dispatch(sessionEnded());
    },
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

import type { createBrowserRouter } from 'react-router-dom';
import { api, isApiProblem, sessionEnded, signedOut } from '../api';
import type { AppStore } from './store';
import { timings } from '../domain/constants';
import { isPublicPath, paths, sessionEndedVisit, signedOutVisit } from '../lib/paths';
import { startAppListening } from '../lib/redux';
import { alertsHidden, showAlert } from '../shared/alert-bar/alertSlice';
import { forgetOrderList } from '../shared/order-list-link/orderListLink';

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts what runs besides the pages; returns what stops it. Requests who is signed in while the first chunks load. */
export function startApp(store: AppStore, router: Router): () => void {
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

/** What the effects need from the router. */
interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; state: object }) => Promise<void> | void;
}

/** Starts the app's own effects, as a table of event and effect; returns what stops them. */
export function startListeners(router: Navigator): () => void {
  const stops = [
    startAppListening({
      actionCreator: sessionEnded,
      effect: async function leadToLogin(_action, { getState }) {
        const { pathname, search } = router.state.location;
        if (isPublicPath(pathname)) return;
        // Whoever was not signed in yet has just opened a link: no session of theirs has ended here.
        const wasSignedIn = selectMe(getState()).data !== undefined;
        const state = wasSignedIn ? sessionEndedVisit : signedOutVisit;
        await router.navigate(paths.login.href(pathname + search), { replace: true, state });
      },
    }),
    startAppListening({ actionCreator: signedOut, effect: forgetOrderList }),
    startAppListening({
      actionCreator: showAlert,
      effect: async function hideAlertsInTime(_action, { cancelActiveListeners, delay, dispatch }) {
        cancelActiveListeners();
        await delay(timings.alertAutoHideMs);
        dispatch(alertsHidden());
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const selectMe = api.endpoints.getMe.select();

const isRefused = (error: unknown) => isApiProblem(error) && error.status === 401;
const restsBehindLogin = ({ location, navigation }: Router['state']) =>
  navigation.state === 'idle' && !isPublicPath(location.pathname);

/**
 * Lets nobody stay on a page behind the login while the last answer to who is signed in was 401. With Back, before the
 * login was shown, a person returns to a page that was never unmounted: nothing there asks again, and a 401 that
 * arrived at the login's URL redirected nowhere. So this asks again, and a 401 that arrives now leads to the login.
 * Returns what ends it.
 */
function askAgainWhoIsSignedIn(store: AppStore, router: Router): () => void {
  const stopFollowing = router.subscribe((state) => {
    if (!restsBehindLogin(state) || !isRefused(selectMe(store.getState()).error)) return;
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

/** The channel between the tabs of one browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Tabs share one session cookie: once somebody else signs in in another tab, whatever this one sends goes out in their
 * name. So it forgets what it has loaded and asks who is signed in now. Returns what ends it.
 */
export function followOtherTabs(store: AppStore, channel: TabChannel | null = openChannel()): () => void {
  if (channel === null) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { data: me } = selectMe(store.getState());
    if (me === undefined || typeof data !== 'string' || data === me.id) return;
    store.dispatch(api.util.resetApiState());
    store.dispatch(
      showAlert({ message: 'Somebody else has signed in in another tab of this browser.', severity: 'info' }),
    );
  };
  const stop = startAppListening({
    matcher: api.endpoints.getMe.matchFulfilled,
    effect: ({ payload }) => channel.postMessage(payload.id),
  });
  channel.addEventListener('message', hear);
  return () => {
    stop();
    channel.removeEventListener('message', hear);
  };
}

function openChannel(): TabChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('linedesk-session');
}

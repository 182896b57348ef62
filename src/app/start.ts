import type { createBrowserRouter } from 'react-router-dom';
import { api, hostWords, isApiProblem, otherPersonFound, selectOther, sessionEnded, signedOut } from '../api';
import type { AppStore } from './store';
import { timings } from '../domain/constants';
import { cleanTyped } from './cleanTyped';
import { isPublicPath, paths, sessionEndedVisit, signedOutVisit } from '../lib/paths';
import { startAppListening } from '../lib/redux';
import { followTranslation } from '../lib/translatedPage';
import { alertsHidden, showAlert } from '../shared/alert-bar/alertSlice';
import { forgetCreations } from '../shared/creation/useCreation';
import { forgetOrderList } from '../shared/order-list-link/orderListLink';
import { followChoice } from '../languages/chooseLanguage';
import { language } from '../languages/useT';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Starts the app's listeners and requests the signed-in user while the first chunks load; returns a function that stops
 * them.
 */
export function startApp(store: AppStore, router: Router): () => void {
  const stopListeners = startListeners(router);
  const stopRefetching = refetchMeBehindLogin(store, router);
  // The host answers in the page's language.
  const stopRenaming = language.subscribe(() => store.dispatch(api.util.invalidateTags([hostWords])));
  const leaveTabs = followOtherTabs(store);
  const stopFollowing = followChoice();
  const stopTranslation = followTranslation();
  const stopCleaning = cleanTyped(() =>
    store.dispatch(
      showAlert({
        message: language.get().t('Characters that can’t be seen were removed from what you entered.'),
        severity: 'info',
      }),
    ),
  );
  const me = store.dispatch(api.endpoints.getMe.initiate());
  return () => {
    stopListeners();
    stopRefetching();
    stopRenaming();
    leaveTabs();
    stopFollowing();
    stopTranslation();
    stopCleaning();
    me.unsubscribe();
  };
}

/** The part of the router that the effects use. */
interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; state: object }) => Promise<void> | void;
}

/** Starts the app's effects, listed by action; returns a function that stops them. */
export function startListeners(router: Navigator): () => void {
  const stops = [
    startAppListening({
      actionCreator: sessionEnded,
      effect: async function redirectToLogin(_action, { getState }) {
        // The person whose tab this is has been covered by somebody else: what they typed waits for them.
        if (selectOther(getState()) !== null) return;
        const { pathname, search } = router.state.location;
        if (isPublicPath(pathname)) return;
        // Somebody who was not signed in yet has only opened a link: no session has ended.
        const wasSignedIn = selectMe(getState()).data !== undefined;
        const state = wasSignedIn ? sessionEndedVisit : signedOutVisit;
        await router.navigate(paths.login.href(pathname + search), { replace: true, state });
      },
    }),
    startAppListening({ actionCreator: signedOut, effect: forgetOrderList }),
    startAppListening({ actionCreator: signedOut, effect: forgetCreations }),
    startAppListening({
      actionCreator: showAlert,
      effect: async function hideAlertsAfterTimeout(_action, { cancelActiveListeners, delay, dispatch }) {
        cancelActiveListeners();
        await delay(timings.alertAutoHideMs);
        dispatch(alertsHidden());
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

const { getMe } = api.endpoints;
const selectMe = getMe.select();

const isRefused = (error: unknown) => isApiProblem(error) && error.status === 401;
const isIdleBehindLogin = ({ location, navigation }: Router['state']) =>
  navigation.state === 'idle' && !isPublicPath(location.pathname);

/**
 * Redirects to the login from any page that needs a session while the last `getMe` answered 401. With Back, before the
 * login was shown, a person returns to a page that was never unmounted: it requests nothing, and a 401 that came at the
 * login's URL didn't redirect. So this refetches `getMe`, whose 401 now redirects to the login. Returns a function that
 * stops it.
 */
function refetchMeBehindLogin(store: AppStore, router: Router): () => void {
  const stopFollowing = router.subscribe((state) => {
    if (!isIdleBehindLogin(state) || !isRefused(selectMe(store.getState()).error)) return;
    void store.dispatch(api.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
  });
  const stopListening = startAppListening({
    matcher: api.endpoints.getMe.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      if (isIdleBehindLogin(router.state) && isRefused(payload)) dispatch(sessionEnded());
    },
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

/** What a tab says after its sign-out, in the place of a person's id. */
const nobody = '';

/** The channel between the tabs of a browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/**
 * Tabs share one session cookie: they tell each other who is signed in, and a tab whose person no longer is asks who it
 * is instead. Returns a function that stops it.
 */
export function followOtherTabs(store: AppStore, channel: TabChannel | null = openChannel()): () => void {
  const askWho = () => store.dispatch(getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));
  const handleMessage = ({ data: id }: MessageEvent<unknown>) => {
    const { data: me } = selectMe(store.getState());
    if (me === undefined || typeof id !== 'string') return;
    if (id !== me.id && id !== nobody) store.dispatch(otherPersonFound({ id, name: null }));
    else if (selectOther(store.getState()) !== null) void askWho();
  };
  const stops = [
    startAppListening({
      matcher: getMe.matchFulfilled,
      effect: ({ payload }) => channel?.postMessage(payload.id),
    }),
    startAppListening({ actionCreator: signedOut, effect: () => channel?.postMessage(nobody) }),
    startAppListening({
      actionCreator: otherPersonFound,
      effect: ({ payload }) => {
        if (payload.name === null) void askWho();
      },
    }),
  ];
  // A page from the browser's page cache has heard nothing meanwhile.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && selectMe(store.getState()).data !== undefined) void askWho();
  };
  channel?.addEventListener('message', handleMessage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    stops.forEach((stop) => stop());
    channel?.removeEventListener('message', handleMessage);
    window.removeEventListener('pageshow', handleShow);
  };
}

function openChannel(): TabChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('linedesk-session');
}

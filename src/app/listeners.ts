import { isAnyOf } from '@reduxjs/toolkit';
import { timings } from '../domain/constants/timings';
import { sessionEnded } from '../api';
import { paths, signedOutVisit } from '../lib/paths';
import { startAppListening } from '../lib/redux';
import { alertClosed, selectAlert, showAlert } from '../shared/alert-bar/alertSlice';

/** What the effects need of the router. */
interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; state: object }) => Promise<void> | void;
}

/** Where nobody needs a session. */
const publicPlaces: readonly string[] = [paths.login.pattern, paths.passwordLink.pattern];

/** Starts the app's own effects, as a table of event and effect; answers what stops them. */
export function startListeners(router: Navigator): () => void {
  const stops = [
    startAppListening({
      actionCreator: sessionEnded,
      effect: async function leadToLogin() {
        const { pathname, search } = router.state.location;
        if (publicPlaces.includes(pathname)) return;
        await router.navigate(paths.login.href(pathname + search), { replace: true, state: signedOutVisit });
      },
    }),
    startAppListening({
      matcher: isAnyOf(showAlert, alertClosed),
      effect: async function hideAlertInTime(_action, { cancelActiveListeners, delay, dispatch, getState }) {
        cancelActiveListeners();
        if (!selectAlert(getState()).show) return;
        await delay(timings.alertAutoHideMs);
        dispatch(alertClosed());
      },
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

import { timings } from '../domain/constants';
import { sessionEnded } from '../api';
import { paths, signedOutVisit } from '../lib/paths';
import { isPublicPlace } from './publicPlaces';
import { startAppListening } from '../lib/redux';
import { alertsHidden, showAlert } from '../shared/alert-bar/alertSlice';

/** What the effects need of the router. */
interface Navigator {
  state: { location: { pathname: string; search: string } };
  navigate: (to: string, options: { replace: boolean; state: object }) => Promise<void> | void;
}

/** Starts the app's own effects, as a table of event and effect; answers what stops them. */
export function startListeners(router: Navigator): () => void {
  const stops = [
    startAppListening({
      actionCreator: sessionEnded,
      effect: async function leadToLogin() {
        const { pathname, search } = router.state.location;
        if (isPublicPlace(pathname)) return;
        await router.navigate(paths.login.href(pathname + search), { replace: true, state: signedOutVisit });
      },
    }),
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

import { api } from '../api';
import { startAppListening } from '../lib/redux';
import { showAlert } from '../shared/alert-bar/alertSlice';
import type { AppStore } from './store';

/** What tabs of one browser tell each other through. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

const selectMe = api.endpoints.getMe.select();

/**
 * Tabs share one session cookie: once somebody else signs in in another tab, whatever this one would send goes out in
 * their name. So it forgets what it has loaded and asks who it is for now. Answers what ends it.
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

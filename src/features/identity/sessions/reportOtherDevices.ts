import { api, type Session } from '../../../api';
import { countryName } from '../../../domain/access/country';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import type { AppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';

/** A session in use was last seen at most this long ago: the host records it every 15 minutes. */
const inUseSeconds = 30 * 60;

/** Reports after a sign-in on which other devices the person is active; nothing where the host can't tell. */
export async function reportOtherDevices(dispatch: AppDispatch): Promise<void> {
  const { data: me } = await dispatch(api.endpoints.getMe.initiate(undefined, { subscribe: false }));
  if (me?.capabilities?.includes('listSessions') !== true || me.must_add_factor === true) return;
  const listing = api.endpoints.listSessions.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(listing);
  const message = otherDevicesText(data?.sessions ?? []);
  if (message === null) return;
  const link = { text: 'See devices', href: paths.profile.href() };
  dispatch(showAlert({ message, severity: 'info', link }));
}

/** The other devices that somebody has used in the last half hour, by the host's clock; null for none. */
export function otherDevicesText(sessions: readonly Session[]): string | null {
  const now = sessions.find(({ is_current }) => is_current)?.last_seen;
  const isInUse = ({ is_current, last_seen }: Session) =>
    !is_current && now !== undefined && now - last_seen <= inUseSeconds;
  const [latest, ...others] = sessions.filter(isInUse);
  if (latest === undefined) return null;
  const place = latest.country ? `, ${countryName(latest.country, 'en')}` : '';
  const more = others.length === 0 ? '' : `, and on ${counted(others.length, 'other device')}`;
  return `You are also signed in on ${latest.browser}${place}${more}.`;
}

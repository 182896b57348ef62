import { api, type Session } from '../../../api';
import { countryName } from '../../../domain/access/country';
import { paths } from '../../../lib/paths';
import type { AppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { type Message, message } from '../../../domain/language/message';
import { language } from '../../../languages/useT';

/** A session in use was last seen at most this long ago: the host records it every 15 minutes. */
const inUseSeconds = 30 * 60;

/** Reports after a sign-in on which other devices the person is active; nothing where the host can't tell. */
export async function reportOtherDevices(dispatch: AppDispatch): Promise<void> {
  const { data: me } = await dispatch(api.endpoints.getMe.initiate(undefined, { subscribe: false }));
  if (me?.capabilities?.includes('listSessions') !== true || me.must_add_factor === true) return;
  const listing = api.endpoints.listSessions.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(listing);
  const others = otherDevicesText(data?.sessions ?? []);
  if (others === null) return;
  const { t } = language.get();
  const link = { text: t('See devices'), href: paths.profile.href() };
  dispatch(showAlert({ message: t(others), severity: 'info', link }));
}

/** The other devices that somebody has used in the last half hour, by the host's clock; null for none. */
export function otherDevicesText(sessions: readonly Session[]): Message | null {
  const now = sessions.find(({ is_current }) => is_current)?.last_seen;
  const isInUse = ({ is_current, last_seen }: Session) =>
    !is_current && now !== undefined && now - last_seen <= inUseSeconds;
  const [latest, ...others] = sessions.filter(isInUse);
  if (latest === undefined) return null;
  const { browser, country } = latest;
  const device = country ? `${browser}, ${countryName(country, language.get().locale.language)}` : browser;
  return others.length === 0
    ? message('You are also signed in on {device}.', { device })
    : message(
        'You are also signed in on {device}, and on {others, plural, one {# other device} other {# other devices}}.',
        { device, others: others.length },
      );
}

import { Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { Session } from '../../api';
import { countryName } from '../../domain/access/country';
import { momentText } from '../../lib/dates';
import cardStyles from '../../ui/card/Card.module.css';
import styles from './SessionList.module.css';

interface Props {
  sessions: readonly Session[];
  /** Signs out on a device; resolves to whether that succeeded. */
  onEnd: (session: Session) => Promise<boolean>;
}

const methods: Record<Session['method'], string> = {
  password: 'with a password',
  passkey: 'with a passkey',
  openid: 'with a company account',
};

/** The devices on which somebody is signed in, each with the way to sign out there; this one has none. */
export function SessionList({ sessions, onEnd }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (session: Session) => {
    setEnding(session.id);
    const isEnded = await onEnd(session);
    setEnding(null);
    // The button that has the focus goes away with its device.
    if (isEnded && list.current?.contains(document.activeElement)) list.current.focus();
  };
  return (
    <ul ref={list} className={cardStyles.list} aria-label="Devices" tabIndex={-1}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <strong>{session.browser}</strong> {session.is_current && <Tag color="success">This device</Tag>}
            <span className={styles.facts}>{factsOf(session)}</span>
          </span>
          {!session.is_current && (
            <Button
              size="small"
              aria-label={`Sign out ${nameOf(session)}`}
              loading={ending === session.id}
              onClick={() => void end(session)}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ browser, address }: Session) => (address === '' ? browser : `${browser}, ${address}`);

const placeOf = ({ country, address }: Session) =>
  country ? `${countryName(country, 'en')} · ${address}` : `From ${address}`;

function factsOf(session: Session): string {
  const { address, created, last_seen: lastSeen, method, has_second_factor } = session;
  const factor = has_second_factor && method === 'password' ? ' and a second factor' : '';
  return [
    ...(address === '' ? [] : [placeOf(session)]),
    `Last used ${momentText(lastSeen * 1000)}`,
    `Signed in ${momentText(created * 1000)} ${methods[method]}${factor}`,
  ].join(' · ');
}

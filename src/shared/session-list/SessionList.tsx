import { Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { Session } from '../../api';
import { countryName } from '../../domain/access/country';
import { momentText } from '../../lib/dates';
import cardStyles from '../../ui/card/Card.module.css';
import styles from './SessionList.module.css';
import { language, useT } from '../../languages/useT';
import { inWords } from '../../domain/language/wording';
import { type Message, message } from '../../domain/language/message';

interface Props {
  sessions: readonly Session[];
  /** Signs out on a device; resolves to whether that succeeded. */
  onEnd: (session: Session) => Promise<boolean>;
}

const signedIn = (method: Session['method'], time: string, has_second_factor: boolean) => {
  if (method === 'passkey') return message('Signed in {time} with a passkey', { time });
  if (method === 'openid') return message('Signed in {time} with a company account', { time });
  return has_second_factor
    ? message('Signed in {time} with a password and a second factor', { time })
    : message('Signed in {time} with a password', { time });
};

/** The devices on which somebody is signed in, each with the way to sign out there; this one has none. */
export function SessionList({ sessions, onEnd }: Props) {
  const t = useT();
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
    <ul ref={list} className={cardStyles.list} aria-label={t('Devices')} tabIndex={-1}>
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <strong>{session.browser}</strong>{' '}
            {session.is_current && <Tag color="success">{t('This device')}</Tag>}
            <span className={styles.facts}>
              {factsOf(session)
                .map((fact) => inWords(t, fact))
                .join(' · ')}
            </span>
          </span>
          {!session.is_current && (
            <Button
              size="small"
              aria-label={t('Sign out {device}', { device: nameOf(session) })}
              loading={ending === session.id}
              onClick={() => void end(session)}
            >
              {t('Sign out')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ browser, address }: Session) => (address === '' ? browser : `${browser}, ${address}`);

const placeOf = ({ country, address }: Session) =>
  country
    ? `${countryName(country, language.get().locale.language)} · ${address}`
    : message('From {address}', { address });

function factsOf(session: Session): (string | Message)[] {
  const { address, created, last_seen: lastSeen, method, has_second_factor } = session;
  return [
    ...(address === '' ? [] : [placeOf(session)]),
    message('Last used {time}', { time: momentText(lastSeen * 1000) }),
    signedIn(method, momentText(created * 1000), has_second_factor),
  ];
}

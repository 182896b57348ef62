import { isolated } from '../../../domain/text/isolated';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { type Passkey, useHas, useListPasskeysQuery } from '../../../api';
import { dateText } from '../../../lib/dates';
import { FailureNote } from '../../../shared/load-failure/LoadFailure';
import { Card } from '../../../ui/card/Card';
import styles from '../../../ui/card/Card.module.css';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { AddPasskey } from './AddPasskey';
import { hasPasskeys } from './askBrowser';
import { commaText, useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

const RenamePasskeyDialog = lazyComponent(
  async () => (await import('./RenamePasskeyDialog')).RenamePasskeyDialog,
);
const RemovePasskeyDialog = lazyComponent(
  async () => (await import('./RemovePasskeyDialog')).RemovePasskeyDialog,
);

/** The person's passkeys, to add, rename or remove one. */
export function PasskeysCard() {
  return useHas('addPasskey') ? <Passkeys /> : null;
}

type Change = { passkey: Passkey; action: 'rename' | 'remove' };

function Passkeys() {
  const t = useT();
  const { data, error, refetch } = useListPasskeysQuery();
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  return (
    <Card title={t('Passkeys')} isLoading={data === undefined && error === undefined}>
      <Flex vertical gap={16} align="stretch">
        <p>
          {t(
            'A passkey signs you in with the finger, face or PIN of your device or security key, without a password that a fake page could steal.',
          )}
        </p>
        {error !== undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
        {data !== undefined && data.passkeys.length > 0 && (
          <ul className={styles.list} aria-label={t('Passkeys')}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChange={setChange} />
            ))}
          </ul>
        )}
        {hasPasskeys() ? (
          <AddPasskey />
        ) : (
          <p className={styles.quiet}>
            {t(
              'This browser can’t add one here: passkeys need a current browser, and an address with https and a name, not an IP address.',
            )}
          </p>
        )}
      </Flex>
      {change?.action === 'rename' && <RenamePasskeyDialog passkey={change.passkey} onClose={close} />}
      {change?.action === 'remove' && <RemovePasskeyDialog passkey={change.passkey} onClose={close} />}
    </Card>
  );
}

function PasskeyRow({ passkey, onChange }: { passkey: Passkey; onChange: (change: Change) => void }) {
  const t = useT();
  const { name } = passkey;
  return (
    <li>
      <div>
        <div>{name}</div>
        <div className={styles.quiet}>{commaText(describe(passkey).map((fact) => t(fact)))}</div>
      </div>
      <Flex gap={8} flex="none">
        <Button
          size="small"
          aria-label={t('Rename {name}', { name: isolated(name) })}
          onClick={() => onChange({ passkey, action: 'rename' })}
        >
          {t('Rename')}
        </Button>
        <Button
          size="small"
          aria-label={t('Remove {name}', { name: isolated(name) })}
          onClick={() => onChange({ passkey, action: 'remove' })}
        >
          {t('Remove')}
        </Button>
      </Flex>
    </li>
  );
}

const describe = ({ created, last_used, backed_up }: Passkey) => [
  message('Added {day}', { day: dateText(created) }),
  last_used === null ? message('not used yet') : message('last used {day}', { day: dateText(last_used) }),
  backed_up ? message('on all your devices with the same account') : message('on one device only'),
];

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
  const { data, error, refetch } = useListPasskeysQuery();
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  return (
    <Card title="Passkeys" isLoading={data === undefined && error === undefined}>
      <Flex vertical gap={16} align="stretch">
        <p>
          A passkey signs you in with the finger, face or PIN of your device or security key, without a
          password that a fake page could steal.
        </p>
        {error !== undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
        {data !== undefined && data.passkeys.length > 0 && (
          <ul className={styles.list} aria-label="Passkeys">
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onChange={setChange} />
            ))}
          </ul>
        )}
        {hasPasskeys() ? (
          <AddPasskey />
        ) : (
          <p className={styles.quiet}>
            This browser can’t add one here: passkeys need a current browser, and an address with https and a
            name, not an IP address.
          </p>
        )}
      </Flex>
      {change?.action === 'rename' && <RenamePasskeyDialog passkey={change.passkey} onClose={close} />}
      {change?.action === 'remove' && <RemovePasskeyDialog passkey={change.passkey} onClose={close} />}
    </Card>
  );
}

function PasskeyRow({ passkey, onChange }: { passkey: Passkey; onChange: (change: Change) => void }) {
  const { name } = passkey;
  return (
    <li>
      <div>
        <div>{name}</div>
        <div className={styles.quiet}>{describe(passkey)}</div>
      </div>
      <Flex gap={8} flex="none">
        <Button
          size="small"
          aria-label={`Rename ${isolated(name)}`}
          onClick={() => onChange({ passkey, action: 'rename' })}
        >
          Rename
        </Button>
        <Button
          size="small"
          aria-label={`Remove ${isolated(name)}`}
          onClick={() => onChange({ passkey, action: 'remove' })}
        >
          Remove
        </Button>
      </Flex>
    </li>
  );
}

const describe = ({ created, last_used, backed_up }: Passkey) =>
  [
    `Added ${dateText(created)}`,
    last_used === null ? 'not used yet' : `last used ${dateText(last_used)}`,
    backed_up ? 'on all your devices with the same account' : 'on one device only',
  ].join(', ');

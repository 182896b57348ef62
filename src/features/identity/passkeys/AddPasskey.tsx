import { Button } from 'antd';
import { useState } from 'react';
import { failureOf, type PasskeyRegistration, useStartPasskeyMutation } from '../../../api';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { makePasskey } from './askBrowser';
import { useT } from '../../../languages/useT';

const RecoveryCodesDialog = lazyComponent(
  async () => (await import('../second-factor/RecoveryCodesDialog')).RecoveryCodesDialog,
);
const NamePasskeyDialog = lazyComponent(async () => (await import('./NamePasskeyDialog')).NamePasskeyDialog);

/** The button that adds a passkey: it asks the browser, then for a name. */
export function AddPasskey() {
  const t = useT();
  const { notify } = useNotices();
  const [start] = useStartPasskeyMutation();
  const { run, dialog } = useConfirmation();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<PasskeyRegistration | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);

  const handleClick = async () => {
    setBusy(true);
    const begun = await run(() => start());
    const options = begun?.data?.options;
    const failure = begun === null ? null : failureOf(begun);
    if (failure !== null) notify(failure, 'error');
    const asked = options === undefined ? 'cancelled' : await makePasskey(options);
    setBusy(false);
    if (asked === 'cancelled') return;
    if ('failure' in asked) notify(asked.failure, 'error');
    else setMade(asked.answer);
  };

  return (
    <div>
      <Button loading={isBusy} onClick={() => void handleClick()}>
        {t('Add a passkey')}
      </Button>
      {made !== null && <NamePasskeyDialog made={made} onDone={setCodes} onClose={() => setMade(null)} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
      {dialog}
    </div>
  );
}

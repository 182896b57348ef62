import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { failureOf, type SecondFactors, useStartTotpMutation } from '../../../api';
import { dateText } from '../../../lib/dates';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { RemoveTotpDialog } from './RemoveTotpDialog';
import { useT } from '../../../languages/useT';

const SetUpTotpDialog = lazyComponent(async () => (await import('./SetUpTotpDialog')).SetUpTotpDialog);

interface Props {
  factors: SecondFactors;
  /** Called with new recovery codes. */
  onCodes: (codes: readonly string[]) => void;
}

type Open = { secret: string; uri: string } | 'remove' | null;

/** The person's authenticator app, to set up, replace or remove. */
export function AuthenticatorApp({ factors: { totp, may_remove: mayRemove }, onCodes }: Props) {
  const t = useT();
  const [start, { isLoading: isStarting }] = useStartTotpMutation();
  const { run, dialog } = useConfirmation();
  const [open, setOpen] = useState<Open>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => setOpen(null);

  const handleSetUp = async () => {
    setFailure(null);
    const outcome = await run(() => start());
    if (outcome === null) return;
    const { secret, uri } = outcome.data ?? {};
    if (secret !== undefined && uri !== undefined) setOpen({ secret, uri });
    else setFailure(failureOf(outcome));
  };

  return (
    <>
      <p>
        {totp === null
          ? t('With an authenticator app, signing in also takes a code from your phone.')
          : t('Authenticator app, since {created}', { created: dateText(totp.created) })}
      </p>
      <Flex gap={8} wrap>
        <Button
          type={totp === null ? 'primary' : 'default'}
          loading={isStarting}
          onClick={() => void handleSetUp()}
        >
          {totp === null ? t('Set up authenticator app') : t('Use another app')}
        </Button>
        {totp !== null && mayRemove && (
          <Button danger onClick={() => setOpen('remove')}>
            {t('Remove app')}
          </Button>
        )}
      </Flex>
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      {open === 'remove' && <RemoveTotpDialog onClose={close} />}
      {open !== null && open !== 'remove' && (
        <SetUpTotpDialog setup={open} onDone={onCodes} onClose={close} />
      )}
      {dialog}
    </>
  );
}

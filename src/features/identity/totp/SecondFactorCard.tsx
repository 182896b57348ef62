import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import {
  failureOf,
  type SecondFactors,
  useGetMeQuery,
  useGetSecondFactorsQuery,
  useStartTotpMutation,
} from '../../../api';
import { dateText } from '../../../lib/dates';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { Card } from '../../../ui/card/Card';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { FactorQuestion } from './FactorQuestion';

const SetUpTotpDialog = lazyComponent(async () => (await import('./SetUpTotpDialog')).SetUpTotpDialog);
const RecoveryCodesDialog = lazyComponent(
  async () => (await import('./RecoveryCodesDialog')).RecoveryCodesDialog,
);

/** The authenticator app and the recovery codes of the signed-in person. */
export function SecondFactorCard() {
  const mustAdd = useGetMeQuery().data?.must_add_factor === true;
  const { data, error, refetch } = useGetSecondFactorsQuery();
  return (
    <Card title="Second factor" isLoading={data === undefined && error === undefined} minHeight={160}>
      <Flex vertical gap={16} align="start">
        {mustAdd && (
          <Alert
            type="warning"
            showIcon
            title="Your account needs a second factor. Set one up here; then you can go on."
          />
        )}
        {data === undefined ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Factors factors={data} />
        )}
      </Flex>
    </Card>
  );
}

type Open = { setup: { secret: string; uri: string } } | { question: 'remove' | 'codes' } | null;

function Factors({ factors }: { factors: SecondFactors }) {
  const [start, { isLoading: isStarting }] = useStartTotpMutation();
  const { run, dialog } = useConfirmation();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const { totp, may_remove: mayRemove, confirm_with: methods } = factors;
  const close = () => setOpen(null);

  const handleSetUp = async () => {
    setFailure(null);
    const outcome = await run(() => start());
    if (outcome === null) return;
    const { secret, uri } = outcome.data ?? {};
    if (secret !== undefined && uri !== undefined) setOpen({ setup: { secret, uri } });
    else setFailure(failureOf(outcome));
  };

  return (
    <>
      <p>
        {totp === null
          ? 'With an authenticator app, signing in takes a code from your phone as well as your password.'
          : `Authenticator app, since ${dateText(totp.created)}`}
      </p>
      <Flex gap={8} wrap>
        <Button
          type={totp === null ? 'primary' : 'default'}
          loading={isStarting}
          onClick={() => void handleSetUp()}
        >
          {totp === null ? 'Set up authenticator app' : 'Use another app'}
        </Button>
        {totp !== null && mayRemove && (
          <Button danger onClick={() => setOpen({ question: 'remove' })}>
            Remove app
          </Button>
        )}
      </Flex>
      {methods.some((method) => method === 'totp' || method === 'passkey') && (
        <>
          <CodesLeft count={factors.recovery_codes_left} />
          <Button onClick={() => setOpen({ question: 'codes' })}>New recovery codes</Button>
        </>
      )}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      {open !== null && 'setup' in open && (
        <SetUpTotpDialog setup={open.setup} onDone={setCodes} onClose={close} />
      )}
      {open !== null && 'question' in open && (
        <FactorQuestion about={open.question} onDone={setCodes} onClose={close} />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
      {dialog}
    </>
  );
}

/** With no more than this many, it is time for new recovery codes. */
const fewCodes = 3;

function CodesLeft({ count }: { count: number }) {
  const text = count === 1 ? '1 recovery code is left' : `${count || 'No'} recovery codes are left`;
  if (count > fewCodes) return <p>{text}</p>;
  return <Alert type="warning" showIcon title={`${text}. Make new ones before you need them.`} />;
}

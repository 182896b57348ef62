import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { type SecondFactors, useGetMeQuery, useGetSecondFactorsQuery } from '../../../api';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { Card } from '../../../ui/card/Card';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { AuthenticatorApp } from '../totp/AuthenticatorApp';
import { factors as factorKinds } from './factors';
import { RenewCodesDialog } from './RenewCodesDialog';
import { useT } from '../../../languages/useT';

const RecoveryCodesDialog = lazyComponent(
  async () => (await import('./RecoveryCodesDialog')).RecoveryCodesDialog,
);

/** The authenticator app and the recovery codes of the signed-in person. */
export function SecondFactorCard() {
  const t = useT();
  const mustAdd = useGetMeQuery().data?.must_add_factor === true;
  const { data, error, refetch } = useGetSecondFactorsQuery();
  return (
    <Card title={t('Second factor')} isLoading={data === undefined && error === undefined} minHeight={160}>
      <Flex vertical gap={16} align="start">
        {mustAdd && (
          <Alert
            type="warning"
            showIcon
            title={t('Your account needs a second factor. Set one up here; then you can go on.')}
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

function Factors({ factors }: { factors: SecondFactors }) {
  const t = useT();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <AuthenticatorApp factors={factors} onCodes={setCodes} />
      {factors.confirm_with.some((method) => method in factorKinds) && (
        <>
          <CodesLeft count={factors.recovery_codes_left} />
          <Button onClick={() => setRenewing(true)}>{t('New recovery codes')}</Button>
        </>
      )}
      {isRenewing && <RenewCodesDialog onDone={setCodes} onClose={() => setRenewing(false)} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

/** With no more than this many, it is time for new recovery codes. */
const fewCodes = 3;

function CodesLeft({ count }: { count: number }) {
  const t = useT();
  const text = t(
    '{count, plural, =0 {No recovery codes are} one {# recovery code is} other {# recovery codes are}} left',
    { count },
  );
  if (count > fewCodes) return <p>{text}</p>;
  return <Alert type="warning" showIcon title={t('{text}. Make new ones before you need them.', { text })} />;
}

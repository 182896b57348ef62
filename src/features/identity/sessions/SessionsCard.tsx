import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useEndSessionMutation, useHas, useListSessionsQuery } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { useConfirmation } from '../../../shared/confirm-session/useConfirmation';
import { FailureNote } from '../../../shared/load-failure/LoadFailure';
import { SessionList } from '../../../shared/session-list/SessionList';
import { Card } from '../../../ui/card/Card';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

const EndOthersDialog = lazyComponent(async () => (await import('./EndOthersDialog')).EndOthersDialog);

/** The devices on which the person is signed in, and the way to sign out there. */
export function SessionsCard() {
  return useHas('listSessions') ? <Devices /> : null;
}

function Devices() {
  const t = useT();
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const { report } = useNotices();
  const { run, dialog } = useConfirmation();
  const end = async (id: string) => {
    const outcome = await run(() => endSession({ endSessionRequest: { id } }));
    return outcome !== null && report(Promise.resolve(outcome), t('Signed out'));
  };
  const [isAsking, setAsking] = useState(false);
  const sessions = data?.sessions ?? [];
  const others = sessions.filter(({ is_current }) => !is_current).length;
  return (
    <Card title={t('Devices')} isLoading={data === undefined && error === undefined}>
      {error !== undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Flex vertical gap={16}>
          <Flex wrap gap="8px 16px" align="center" justify="space-between">
            <p>{t(othersText(others))}</p>
            {others > 0 && <Button onClick={() => setAsking(true)}>{t('Sign out all other devices')}</Button>}
          </Flex>
          <SessionList sessions={sessions} onEnd={({ id }) => end(id)} />
        </Flex>
      )}
      {dialog}
      {isAsking && <EndOthersDialog others={others} onClose={() => setAsking(false)} />}
    </Card>
  );
}

const othersText = (others: number) =>
  others === 0
    ? message('You are signed in on no other device.')
    : message('You are signed in on {others, plural, one {# other device} other {# other devices}}.', {
        others,
      });

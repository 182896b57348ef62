import { Button, Flex } from 'antd';
import { isolated } from '../../domain/text/isolated';
import { useEndSessionsOfUserMutation, useListSessionsOfUserQuery, type User } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { useConfirmation } from '../../shared/confirm-session/useConfirmation';
import { FailureNote } from '../../shared/load-failure/LoadFailure';
import { SessionList } from '../../shared/session-list/SessionList';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { Modal } from '../../ui/modal/Modal';
import { useT } from '../../languages/useT';

interface Props {
  user: User;
  onClose: () => void;
}

/** Shows an admin where somebody is signed in, and signs them out there. */
export function DevicesDialog({ user: { id, name }, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useListSessionsOfUserQuery({ id }, { refetchOnMountOrArgChange: true });
  const [endSessions, { isLoading: isEnding }] = useEndSessionsOfUserMutation();
  const { report } = useNotices();
  const { run, dialog } = useConfirmation();
  const end = async (session_id?: string) => {
    const endSessionsOfUserRequest = { id, ...(session_id !== undefined && { session_id }) };
    const outcome = await run(() => endSessions({ endSessionsOfUserRequest }));
    return outcome !== null && report(Promise.resolve(outcome));
  };
  const sessions = data?.sessions ?? [];
  const isSignedIn = sessions.some(({ is_current }) => !is_current);
  return (
    <Modal
      open
      title={t('Devices of {name}', { name: isolated(name) })}
      width={560}
      onCancel={onClose}
      footer={
        <Flex gap={8} justify="end" wrap>
          <Button onClick={onClose}>{t('Close')}</Button>
          {isSignedIn && (
            <Button danger disabled={isEnding} onClick={() => void end()}>
              {t('Sign out everywhere')}
            </Button>
          )}
        </Flex>
      }
    >
      {error !== undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === undefined && <LoadingPanel fields={1} />}
      {data !== undefined && sessions.length === 0 && (
        <p>{t('{name} is signed in on no device.', { name: isolated(name) })}</p>
      )}
      {sessions.length > 0 && <SessionList sessions={sessions} onEnd={(session) => end(session.id)} />}
      {dialog}
    </Modal>
  );
}

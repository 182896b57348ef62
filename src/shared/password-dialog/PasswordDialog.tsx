import { Input, Modal } from 'antd';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { failureOf, useGetMeQuery, useSetUserPasswordMutation } from '../../api';
import { passwordAdvice } from '../../domain/access/passwordRefusal';
import { timings } from '../../domain/constants/timings';
import styles from './PasswordDialog.module.css';

interface Props {
  /** Whose password is set. */
  userId: string;
  onClose: () => void;
}

type Outcome = { kind: 'none' } | { kind: 'changed' } | { kind: 'failed'; message: string };

/**
 * The 'Reset password' dialog (spec 2 'Shell'); one's own current password is asked for. The good news stays for a second,
 * then the dialog closes.
 */
export function PasswordDialog({ userId, onClose }: Props) {
  const [setPassword, { isLoading }] = useSetUserPasswordMutation();
  const isOwn = useGetMeQuery().data?.id === userId;
  const [current, enterCurrent] = useState('');
  const [password, enterPassword] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const formId = useId();
  const isChanged = outcome.kind === 'changed';
  const isIncomplete = isOwn && current === '';

  useEffect(
    function closeAfterGoodNews() {
      if (!isChanged) return;
      const timer = setTimeout(onClose, timings.passwordMessageMs);
      return () => clearTimeout(timer);
    },
    [isChanged, onClose],
  );

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isIncomplete || isLoading) return;
    const setUserPasswordRequest = {
      id: userId,
      password,
      ...(isOwn && { current_password: current }),
    };
    const failure = failureOf(await setPassword({ setUserPasswordRequest }));
    setOutcome(failure === null ? { kind: 'changed' } : { kind: 'failed', message: failure });
  };

  return (
    <Modal
      open
      title="Reset password"
      width={400}
      onCancel={onClose}
      cancelText="Cancel"
      okText="Update"
      okButtonProps={{
        htmlType: 'submit',
        form: formId,
        loading: isLoading,
        disabled: isChanged || isIncomplete,
      }}
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <p className={styles.text}>Please, enter a new password for this user.</p>
        {isOwn && (
          <>
            <label className={styles.label} htmlFor={`${formId}-current`}>
              Current password
            </label>
            <Input.Password
              id={`${formId}-current`}
              autoFocus
              autoComplete="current-password"
              value={current}
              onChange={({ target }) => {
                enterCurrent(target.value);
                setOutcome({ kind: 'none' });
              }}
            />
          </>
        )}
        <label className={styles.label} htmlFor={`${formId}-password`}>
          Password
        </label>
        <Input.Password
          id={`${formId}-password`}
          autoFocus={!isOwn}
          autoComplete="new-password"
          aria-describedby={`${formId}-advice`}
          value={password}
          onChange={({ target }) => {
            enterPassword(target.value);
            setOutcome({ kind: 'none' });
          }}
        />
        <p id={`${formId}-advice`} className={styles.advice}>
          {passwordAdvice}
        </p>
        <p className={styles.outcome} role="status" data-kind={outcome.kind}>
          {outcome.kind === 'changed' && 'Password changed'}
          {outcome.kind === 'failed' && `Error :( ${outcome.message}`}
        </p>
      </form>
    </Modal>
  );
}

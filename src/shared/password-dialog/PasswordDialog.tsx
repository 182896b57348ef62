import { Alert, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { failureOf, useGetMeQuery, type User, useSetUserPasswordMutation } from '../../api';
import { passwordAdvice } from '../../domain/access/passwordRefusal';
import { timings } from '../../domain/constants';
import { FormDialog } from '../../ui/form/FormDialog';
import { PasswordHint } from '../password-hint/PasswordHint';
import { useT } from '../../languages/useT';

interface Props {
  /** The user whose password is set. */
  person: Pick<User, 'id' | 'name' | 'email'>;
  onClose: () => void;
}

interface Passwords {
  current?: string;
  password: string;
}

/**
 * The 'Reset password' dialog (spec 2 'Shell'); people changing their own enter the current one too. The success
 * message stays for a second, then the dialog closes.
 */
export function PasswordDialog({ person, onClose }: Props) {
  const t = useT();
  const [setPassword] = useSetUserPasswordMutation();
  const isOwn = useGetMeQuery().data?.id === person.id;
  const [hasCurrent, setHasCurrent] = useState(false);
  const [isChanged, setChanged] = useState(false);

  useEffect(
    function closeAfterSuccess() {
      if (!isChanged) return;
      const timer = setTimeout(onClose, timings.passwordMessageMs);
      return () => clearTimeout(timer);
    },
    [isChanged, onClose],
  );

  const handleSubmit = async ({ current, password }: Passwords) => {
    const setUserPasswordRequest = { id: person.id, password, ...(isOwn && { current_password: current }) };
    const failure = failureOf(await setPassword({ setUserPasswordRequest }));
    setChanged(failure === null);
    return failure === null ? null : { text: t('Error :( {failure}', { failure }) };
  };

  return (
    <FormDialog<Passwords>
      title={t('Reset password')}
      width={400}
      submitText={t('Update')}
      isDisabled={isChanged || (isOwn && !hasCurrent)}
      initialValues={{ current: '', password: '' }}
      onChange={(_change, { current }) => setHasCurrent(Boolean(current))}
      staysOpen
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('Please, enter a new password for this user.')}</p>
      {isOwn && (
        <Form.Item name="current" label={t('Current password')} required>
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      )}
      <Form.Item name="password" label={t('Password')} required extra={t(passwordAdvice)}>
        <Input.Password autoFocus={!isOwn} autoComplete="new-password" />
      </Form.Item>
      <PasswordHint person={person} />
      <div role="status">{isChanged && <Alert type="success" showIcon title={t('Password changed')} />}</div>
    </FormDialog>
  );
}

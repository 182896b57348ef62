import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf, useSetPasswordByLinkMutation } from '../../../api';
import { passwordAdvice } from '../../../domain/access/passwordRefusal';
import { paths } from '../../../lib/paths';
import { PasswordHint } from '../../../shared/password-hint/PasswordHint';
import { EntryFrame } from './EntryFrame';
import styles from './EntryFrame.module.css';
import { useT } from '../../../languages/useT';

/**
 * The target of an invitation's or a forgotten password's link: the person chooses a password, then signs in with it.
 */
export function PasswordLinkPage() {
  const t = useT();
  // After the '#', so that it appears in no server log.
  const token = useLocation().hash.slice(1);
  const [setPassword, { data, isLoading }] = useSetPasswordByLinkMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failure = token === '' ? t('This link is incomplete. Please open it from the email again.') : refusal;
  const isDone = data?.status === 'success' && failure === null;

  const handleSubmit = async ({ password }: { password: string }) => {
    setRefusal(null);
    setRefusal(failureOf(await setPassword({ setPasswordByLinkRequest: { token, password } })));
  };

  if (isDone) {
    const order = data.order_id === undefined ? undefined : paths.lineSheet.href(data.order_id);
    return (
      <EntryFrame name={t('Choose your password')}>
        <div className={styles.form} role="status">
          <h1 className={styles.welcome}>{t('Password changed')}</h1>
          <p>
            {data.username
              ? t('You can now sign in as {username}.', { username: data.username })
              : t('You can now sign in.')}
          </p>
          <p>
            <Link to={paths.login.href(order)}>{t('Login')}</Link>
          </p>
        </div>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame name={t('Choose your password')}>
      <div className={styles.form}>
        <h1 className={styles.welcome}>{t('Welcome! Please choose a password for your account.')}</h1>
        <Form<{ password: string }>
          layout="vertical"
          size="large"
          requiredMark={false}
          initialValues={{ password: '' }}
          onFinish={(entered) => void handleSubmit(entered)}
        >
          <Form.Item name="password" label={t('Password')} extra={t(passwordAdvice)}>
            <Input.Password autoComplete="new-password" autoFocus />
          </Form.Item>
          <PasswordHint />
          {failure !== null && <Alert className={styles.alert} type="error" showIcon title={failure} />}
          <Button
            type="primary"
            htmlType="submit"
            block
            loading={isLoading}
            disabled={isLoading || token === ''}
            aria-busy={isLoading}
          >
            {t('Update')}
          </Button>
        </Form>
      </div>
    </EntryFrame>
  );
}

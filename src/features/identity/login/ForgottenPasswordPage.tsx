import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf, isApiProblem, useRequestPasswordLinkMutation } from '../../../api';
import { paths } from '../../../lib/paths';
import { PasswordsHint } from '../openid/CompanySignIn';
import { EntryFrame } from './EntryFrame';
import styles from './EntryFrame.module.css';
import { SubmitButton } from './SubmitButton';
import { UsernameField } from './UsernameField';
import { useT } from '../../../languages/useT';

/** Requests a link to choose a new password. Without Ant Design, like the login (ADR 12). */
export function ForgottenPasswordPage() {
  const t = useT();
  const { state } = useLocation();
  const [request, { data, error, isLoading }] = useRequestPasswordLinkMutation();
  const [username, setUsername] = useState(usernameOf(state));
  const failure =
    isApiProblem(error) && error.status === 404
      ? t('This system sends no emails. Ask the person who manages your account to set a new password.')
      : failureOf({ data, error });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void request({ requestPasswordLinkRequest: { username, language: navigator.language } });
  };

  return (
    <EntryFrame name={t('Forgotten password')}>
      {data?.status === 'success' ? (
        <div className={styles.form} role="status">
          <h1 className={styles.welcome}>{t('Check your email')}</h1>
          <p>
            {t(
              'If there is an account for {username}, an email with a link to choose a new password is on its way. The link works for one hour. If it doesn’t arrive, check your junk folder, or ask the person who manages your account.',
              { username },
            )}
          </p>
          <Link className={styles.link} to={paths.login.href()}>
            {t('Back to the login')}
          </Link>
        </div>
      ) : (
        <form className={styles.form} onSubmit={handleSubmit}>
          <h1 className={styles.welcome}>
            {t('Forgot your password? We’ll email you a link to choose a new one.')}
          </h1>
          <UsernameField
            required
            maxLength={200}
            value={username}
            onChange={({ target }) => setUsername(target.value)}
          />
          <p className={styles.failure} role="alert">
            {failure}
          </p>
          <PasswordsHint />
          <SubmitButton isBusy={isLoading}>{t('Send the link')}</SubmitButton>
          <Link className={styles.link} to={paths.login.href()}>
            {t('Back to the login')}
          </Link>
        </form>
      )}
    </EntryFrame>
  );
}

/** The username typed at the login. */
const usernameOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : '';

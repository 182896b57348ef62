import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf, isApiProblem, useRequestPasswordLinkMutation } from '../../api';
import { paths } from '../../lib/paths';
import { EntryFrame } from './EntryFrame';
import styles from './EntryFrame.module.css';

const unknownToHost =
  'This system sends no mail. Ask the person who manages your account to set a new password.';

/** Where a person asks for a link to choose a new password. Without Ant Design, as it belongs to the login (ADR 12). */
export function ForgottenPasswordPage() {
  const { state } = useLocation();
  const [request, { data, error, isLoading }] = useRequestPasswordLinkMutation();
  const [username, setUsername] = useState(usernameOf(state));
  const failure = isApiProblem(error) && error.status === 404 ? unknownToHost : failureOf({ data, error });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void request({ requestPasswordLinkRequest: { username, language: navigator.language } });
  };

  return (
    <EntryFrame name="Forgotten password">
      {data?.status === 'success' ? (
        <div className={styles.form} role="status">
          <h1 className={styles.welcome}>Look into your mail</h1>
          <p className={styles.text}>
            If there is an account for {username}, a mail with a link to choose a new password is on its way.
            The link works for one hour. If nothing comes, look into the junk mail too, or ask the person who
            manages your account.
          </p>
          <Link className={styles.way} to={paths.login.href()}>
            Back to the login
          </Link>
        </div>
      ) : (
        <form className={styles.form} onSubmit={handleSubmit}>
          <h1 className={styles.welcome}>Forgot your password? We send you a link to choose a new one.</h1>
          <label className={styles.field}>
            <span>Username</span>
            <input
              name="username"
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              required
              maxLength={200}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
            />
          </label>
          <p className={styles.failure} role="alert">
            {failure}
          </p>
          <button className={styles.submit} type="submit" disabled={isLoading} aria-busy={isLoading}>
            {isLoading && <span className={styles.spinner} aria-hidden="true" />}
            Send the link
          </button>
          <Link className={styles.way} to={paths.login.href()}>
            Back to the login
          </Link>
        </form>
      )}
    </EntryFrame>
  );
}

/** What was typed at the login already. */
const usernameOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : '';

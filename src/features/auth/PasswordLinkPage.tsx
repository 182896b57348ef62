import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf, useSetPasswordByLinkMutation } from '../../api';
import { passwordAdvice } from '../../domain/access/passwordRefusal';
import { paths } from '../../lib/paths';
import { runtimeConfig } from '../../lib/runtimeConfig';
import styles from './LoginPage.module.css';
import { Rail } from './Rail';

/** Where the link of an invitation leads: the person chooses a password once, then signs in with it. */
export function PasswordLinkPage() {
  // After the '#', so that it is in no server's log.
  const token = useLocation().hash.slice(1);
  const [setPassword, { data, isLoading }] = useSetPasswordByLinkMutation();
  const [password, enterPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const adviceId = useId();
  const isDone = data?.status === 'success' && failure === null;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setFailure(failureOf(await setPassword({ setPasswordByLinkRequest: { token, password } })));
  };

  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.logo}>
          <img src="/favicon.svg" alt="" width="44" height="44" />
          <span>{runtimeConfig().brand}</span>
        </div>
        <Rail />
        <p className={styles.name}>Choose your password</p>
      </div>
      <div className={styles.panel}>
        {isDone ? (
          <div className={styles.form} role="status">
            <h1 className={styles.welcome}>Password changed</h1>
            <p>{data.username ? `You can now sign in as ${data.username}.` : 'You can now sign in.'}</p>
            <p>
              <Link
                to={paths.login.href(
                  data.order_id === undefined ? undefined : paths.lineSheet.href(data.order_id),
                )}
              >
                Login
              </Link>
            </p>
          </div>
        ) : (
          <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
            <h1 className={styles.welcome}>Welcome! Please choose a password for your account.</h1>
            <label className={styles.field}>
              <span>Password</span>
              <input
                type="password"
                autoComplete="new-password"
                autoFocus
                aria-describedby={adviceId}
                value={password}
                onChange={({ target }) => enterPassword(target.value)}
              />
            </label>
            <p id={adviceId} className={styles.advice}>
              {passwordAdvice}
            </p>
            <p className={styles.failure} role="alert">
              {token === '' ? 'This link is not complete. Open it from the mail once more.' : failure}
            </p>
            <button
              className={styles.submit}
              type="submit"
              disabled={isLoading || token === ''}
              aria-busy={isLoading}
            >
              {isLoading && <span className={styles.spinner} aria-hidden="true" />}
              Update
            </button>
          </form>
        )}
      </div>
    </main>
  );
}

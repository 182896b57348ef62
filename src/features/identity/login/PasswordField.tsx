import { type ChangeEvent, useId, useState } from 'react';
import styles from './EntryFrame.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The login's password, hidden by default; native HTML, like all of the login (ADR 12). */
export function PasswordField({ value, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('Password')}</label>
      <div className={styles.secret}>
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={onChange}
        />
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span className="visually-hidden">{t('Show password')}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2 12q10-15 20 0-10 15-20 0z" />
            <circle cx="12" cy="12" r="3" />
            {!isShown && <path d="M4 20 20 4" />}
          </svg>
        </button>
      </div>
    </div>
  );
}

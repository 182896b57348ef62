import type { ChangeEvent, InputHTMLAttributes } from 'react';
import styles from './EntryFrame.module.css';
import { useT } from '../../../languages/useT';

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'required' | 'maxLength' | 'autoFocus' | 'autoComplete'
> {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The username of the login; native HTML, like all of the login (ADR 12). */
export function UsernameField(props: Props) {
  const t = useT();
  return (
    <label className={styles.field}>
      <span>{t('Username')}</span>
      <input
        name="username"
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...props}
      />
    </label>
  );
}

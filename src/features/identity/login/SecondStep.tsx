import { type FormEvent, useRef, useState } from 'react';
import { failureOf, type FactorMethod, useCompleteSignInMutation } from '../../../api';
import styles from './EntryFrame.module.css';
import { SubmitButton } from './SubmitButton';

interface Props {
  /** What the person can show. */
  methods: readonly FactorMethod[];
  onDone: () => void;
  /** Goes back to the password, with the reason if there is one. */
  onRestart: (reason: string | null) => void;
}

const texts = {
  totp: {
    heading: 'Enter the code that your authenticator app shows.',
    label: 'Code',
    field: 'code',
    other: 'Use a recovery code instead',
  },
  recovery: {
    heading: 'Enter one of your recovery codes. Each works once.',
    label: 'Recovery code',
    field: 'recovery_code',
    other: 'Use the authenticator app instead',
  },
} as const;

/** The second step of the login. Native HTML, like all of the login (ADR 12). */
export function SecondStep({ methods, onDone, onRestart }: Props) {
  const [complete, { isLoading }] = useCompleteSignInMutation();
  const [method, setMethod] = useState<FactorMethod>(methods.includes('totp') ? 'totp' : 'recovery');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { heading, label, field: name, other } = texts[method];

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const outcome = await complete({ shownFactor: { [name]: code } });
    const reason = failureOf(outcome);
    if (reason === null) return onDone();
    if (outcome.data?.must_restart === true) return onRestart(reason);
    setFailure(reason);
    field.current?.select();
  };

  const handleSwitch = () => {
    setMethod(method === 'totp' ? 'recovery' : 'totp');
    setCode('');
    setFailure(null);
    field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h1 className={styles.welcome}>{heading}</h1>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          ref={field}
          name={name}
          type="text"
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <SubmitButton isBusy={isLoading}>Continue</SubmitButton>
      {methods.includes('totp') && methods.includes('recovery') && (
        <button type="button" className={styles.link} onClick={handleSwitch}>
          {other}
        </button>
      )}
      <button type="button" className={styles.link} onClick={() => onRestart(null)}>
        Back
      </button>
    </form>
  );
}

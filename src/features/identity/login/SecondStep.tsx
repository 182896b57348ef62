import { type FormEvent, useRef, useState } from 'react';
import {
  failureOf,
  type FactorMethod,
  type ShownFactor,
  type SignInResult,
  useCompleteSignInMutation,
} from '../../../api';
import { hasPasskeys } from '../passkeys/askBrowser';
import { useOwnPasskey } from '../passkeys/useOwnPasskey';
import { factors } from '../second-factor/factors';
import styles from './EntryFrame.module.css';
import { SubmitButton } from './SubmitButton';
import { useT } from '../../../languages/useT';

interface Props {
  /** What the person can show, and how to ask for their passkeys. */
  asked: Pick<SignInResult, 'methods' | 'passkey'>;
  onDone: () => void;
  /** Goes back to the password, with the reason if there is one. */
  onRestart: (reason: string | null) => void;
}

/** The second step of the login. Native HTML, like all of the login (ADR 12). */
export function SecondStep({ asked: { methods = [], passkey }, onDone, onRestart }: Props) {
  const t = useT();
  const [complete, { isLoading }] = useCompleteSignInMutation();
  const askForPasskey = useOwnPasskey(passkey);
  const offered = methods.filter((one) => one !== 'passkey' || (passkey !== undefined && hasPasskeys()));
  const [method, setMethod] = useState<FactorMethod>(offered[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isPrompting, setPrompting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { heading, field, submit } = factors[method];

  /** The factor that was entered or prompted for; null if the prompt was cancelled or failed. */
  const readShown = async (): Promise<ShownFactor | null> => {
    if (field !== undefined) return { [field.name]: code };
    setPrompting(true);
    const shown = await askForPasskey();
    setPrompting(false);
    if (shown === 'cancelled') return null;
    if ('answer' in shown) return { passkey: shown.answer };
    setFailure(shown.failure);
    return null;
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const shownFactor = await readShown();
    if (shownFactor === null) return;
    const outcome = await complete({ shownFactor });
    const reason = failureOf(outcome);
    if (reason === null) return onDone();
    if (outcome.data?.must_restart === true) return onRestart(reason);
    setFailure(reason);
    input.current?.select();
  };

  const handleSwitch = (chosen: FactorMethod) => {
    setMethod(chosen);
    setCode('');
    setFailure(null);
  };

  // The key moves the focus to the new method's field.
  return (
    <form key={method} className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h1 className={styles.welcome}>{t(heading)}</h1>
      {field !== undefined && (
        <label className={styles.field}>
          <span>{t(field.label)}</span>
          <input
            ref={input}
            name={field.name}
            type="text"
            {...field.input}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <SubmitButton isBusy={isLoading || isPrompting} autoFocus={field === undefined}>
        {t(submit)}
      </SubmitButton>
      {offered.map(
        (other) =>
          other !== method && (
            <button key={other} type="button" className={styles.link} onClick={() => handleSwitch(other)}>
              {t(factors[other].instead)}
            </button>
          ),
      )}
      <button type="button" className={styles.link} onClick={() => onRestart(null)}>
        {t('Back')}
      </button>
    </form>
  );
}

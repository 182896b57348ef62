import { useEffect, useEffectEvent, useState } from 'react';
import {
  failureOf,
  type PasskeyAssertion,
  useSignInByPasskeyMutation,
  useStartPasskeySignInMutation,
} from '../../../api';
import styles from '../login/EntryFrame.module.css';
import { type Asked, canOfferInField, stopAsking, getPasskey } from './askBrowser';
import { useT } from '../../../languages/useT';

interface Props {
  /** The session has begun. */
  onSignedIn: () => Promise<void>;
  /** Why it has not, in a sentence; null when the person tries again. */
  onFailure: (failure: string | null) => void;
}

/** The host's challenge expires after five minutes. */
const renewedMs = 4 * 60_000;

/** Signs in with a passkey: by a button, or by the browser's autofill in the username field. */
export function PasskeySignIn({ onSignedIn, onFailure }: Props) {
  const t = useT();
  const [begin] = useStartPasskeySignInMutation();
  const [signIn] = useSignInByPasskeyMutation();
  const [isPrompting, setPrompting] = useState(false);
  /** How often a sign-in was refused. */
  const [refusals, setRefusals] = useState(0);

  const askFor = async (inField: boolean, isOver = () => false): Promise<Asked<PasskeyAssertion>> => {
    const begun = await begin();
    const options = begun.data?.options;
    if (options === undefined)
      return { failure: failureOf(begun) ?? t('Passkeys don’t work at this address.') };
    return isOver() ? 'cancelled' : getPasskey(options, inField);
  };

  const complete = async (credential: PasskeyAssertion): Promise<void> => {
    onFailure(null);
    const failure = failureOf(await signIn({ signInByPasskeyRequest: { credential } }));
    if (failure === null) return onSignedIn();
    onFailure(failure);
    setRefusals((count) => count + 1);
  };

  const offer = useEffectEvent(async (isOver: () => boolean) => {
    if (!(await canOfferInField()) || isOver()) return;
    const asked = await askFor(true, isOver);
    // Autofill is optional, so its failures are ignored.
    if (asked !== 'cancelled' && 'answer' in asked) await complete(asked.answer);
  });

  useEffect(
    function offerInField() {
      // Autofill would cancel the prompt.
      if (isPrompting) return;
      let isOver = false;
      const renew = () => void offer(() => isOver);
      renew();
      const timer = setInterval(renew, renewedMs);
      return () => {
        isOver = true;
        clearInterval(timer);
        stopAsking();
      };
    },
    [isPrompting, refusals],
  );

  const handleClick = async () => {
    setPrompting(true);
    onFailure(null);
    const asked = await askFor(false);
    if (asked !== 'cancelled' && 'failure' in asked) onFailure(asked.failure);
    if (asked !== 'cancelled' && 'answer' in asked) await complete(asked.answer);
    setPrompting(false);
  };

  return (
    <button className={styles.quiet} type="button" disabled={isPrompting} onClick={() => void handleClick()}>
      {t('Sign in with a passkey')}
    </button>
  );
}

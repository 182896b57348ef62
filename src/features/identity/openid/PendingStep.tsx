import { useEffect, useEffectEvent } from 'react';
import { api, failureOf, type SignInResult } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';

interface Props {
  onAsked: (asked: SignInResult) => void;
  /** Goes back to the first step, with the reason. */
  onRestart: (reason: string | null) => void;
}

/** Loads which second step this browser's pending sign-in needs. */
export function PendingStep({ onAsked, onRestart }: Props) {
  const dispatch = useAppDispatch();

  const ask = useEffectEvent(async () => {
    // Without a subscription, as the answer works once.
    const options = { subscribe: false, forceRefetch: true };
    const outcome = await dispatch(api.endpoints.getSecondStep.initiate(undefined, options));
    const reason = failureOf(outcome);
    if (outcome.data === undefined || reason !== null) onRestart(reason);
    else onAsked(outcome.data);
  });

  useEffect(function askHost() {
    void ask();
  }, []);

  return null;
}

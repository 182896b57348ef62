import { useRef } from 'react';
import {
  failureOf,
  type PasskeyAssertion,
  type PasskeyRequestOptions,
  useStartPasskeySignInMutation,
} from '../../../api';
import { type Asked, getPasskey } from './askBrowser';

/**
 * Asks the person for one of their passkeys, with the options that the host has sent with its question, if it has. Options
 * work once, so that the next time begins with new ones.
 */
export function useOwnPasskey(sent?: PasskeyRequestOptions) {
  const [begin] = useStartPasskeySignInMutation();
  const next = useRef(sent);

  return async (): Promise<Asked<PasskeyAssertion>> => {
    const unused = next.current;
    next.current = undefined;
    if (unused !== undefined) return getPasskey(unused);
    const begun = await begin();
    const options = begun.data?.options;
    if (options === undefined) return { failure: failureOf(begun) ?? 'Passkeys don’t work at this address.' };
    const allowCredentials = sent?.allowCredentials;
    return getPasskey({ ...options, ...(allowCredentials && { allowCredentials }) });
  };
}

import { useRef } from 'react';
import {
  failureOf,
  type PasskeyAssertion,
  type PasskeyRequestOptions,
  useStartPasskeySignInMutation,
} from '../../../api';
import { type Asked, getPasskey } from './askBrowser';
import { useT } from '../../../languages/useT';

/**
 * Prompts for one of the person's passkeys, with the options that the host has `sent`, if it has. Options work once, so
 * the next prompt requests new ones.
 */
export function useOwnPasskey(sent?: PasskeyRequestOptions) {
  const t = useT();
  const [begin] = useStartPasskeySignInMutation();
  const next = useRef(sent);

  return async (): Promise<Asked<PasskeyAssertion>> => {
    const unused = next.current;
    next.current = undefined;
    if (unused !== undefined) return getPasskey(unused);
    const begun = await begin();
    const options = begun.data?.options;
    if (options === undefined)
      return { failure: failureOf(begun) ?? t('Passkeys don’t work at this address.') };
    const allowCredentials = sent?.allowCredentials;
    return getPasskey({ ...options, ...(allowCredentials && { allowCredentials }) });
  };
}

import type * as library from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '../../../api';
import { type Message, message } from '../../../domain/language/message';
import { language } from '../../../languages/useT';

/** Result of the WebAuthn prompt: the browser's response, or why there is none; 'cancelled' by the person or by another prompt. */
export type Asked<Answer> = { answer: Answer } | { failure: string } | 'cancelled';

/** Whether this browser has passkeys, and the page is at an address that can have them. */
export const hasPasskeys = ({ hostname } = window.location) =>
  'PublicKeyCredential' in window && window.isSecureContext !== false && !isIpAddress(hostname);

/** Passkeys belong to a name of the domain system; browsers refuse those of a number such as 127.0.0.1 or [::1]. */
const isIpAddress = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);

/** Whether the browser can offer passkeys in a field, among the names that it has stored. */
export const canOfferInField = async () =>
  hasPasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Asks the browser to make a passkey; it shows a prompt. */
export const makePasskey = (optionsJSON: PasskeyCreationOptions) =>
  ask(async ({ startRegistration }): Promise<PasskeyRegistration> => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    };
  });

/** Asks the browser for a passkey: in a prompt, or by offering it in the field whose `autocomplete` ends with `webauthn`. */
export const getPasskey = (optionsJSON: PasskeyRequestOptions, useBrowserAutofill = false) =>
  ask(async ({ startAuthentication }): Promise<PasskeyAssertion> => {
    const asked = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { id, rawId, type, response } = asked;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    };
  });

type Library = typeof library;

let loaded: Library | null = null;

/** Loaded when it is first needed, as most people sign in without it. */
async function load(): Promise<Library | null> {
  loaded ??= await import('@simplewebauthn/browser').catch(() => null);
  return loaded;
}

/** Cancels the browser's current request for a passkey. */
export const stopAsking = () => loaded?.WebAuthnAbortService.cancelCeremony();

async function ask<Answer>(how: (found: Library) => Promise<Answer>): Promise<Asked<Answer>> {
  const found = await load();
  if (found === null)
    return {
      failure: language.get().t('Passkeys could not be loaded. Check your connection, and try again.'),
    };
  try {
    return { answer: await how(found) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers also say so when time is up, or when no passkey fits.
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
    const failure = failures[name] ?? message('The browser could not do that with a passkey.');
    return { failure: language.get().t(failure) };
  }
}

const failures: Partial<Record<string, Message>> = {
  InvalidStateError: message('This device has a passkey for your account already.'),
  NotSupportedError: message(
    'This device can’t make passkeys. Try another one, such as a phone or a security key.',
  ),
  ConstraintError: message('This device has no screen lock. Set up a PIN, finger or face for it first.'),
  SecurityError: message('Passkeys don’t work at this address.'),
};

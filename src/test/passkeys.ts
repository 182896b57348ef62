import * as library from '@simplewebauthn/browser';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../api';
import { atTestEnd } from './atTestEnd';

/** A test that uses this mocks '@simplewebauthn/browser' itself. */
export const browserAsked = {
  create: jest.mocked(library.startRegistration),
  get: jest.mocked(library.startAuthentication),
};

/** Gives the browser passkeys until the test ends; `inField`: also offers them in the field of the name. */
export function havePasskeys({ inField = false } = {}) {
  const isConditionalMediationAvailable = async () => inField;
  Object.assign(window, { PublicKeyCredential: { isConditionalMediationAvailable } });
  atTestEnd(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));
}

/** Makes the host say that people can sign in with passkeys. */
export function offerPasskeys() {
  window.__APP_CONFIG__ = { signIn: { passkeys: true } };
  atTestEnd(() => delete window.__APP_CONFIG__);
}

const credential = {
  id: 'cred-1',
  rawId: 'cred-1',
  type: 'public-key' as const,
  clientExtensionResults: {},
  authenticatorAttachment: 'platform' as const,
};

/** What the browser answers when it has made a passkey. */
export const made = {
  ...credential,
  response: {
    clientDataJSON: 'data',
    attestationObject: 'object',
    transports: ['internal'],
    publicKey: 'key',
  },
};

/** What the browser answers when somebody has used a passkey. */
export const used = {
  ...credential,
  response: { clientDataJSON: 'data', authenticatorData: 'auth', signature: 'sign', userHandle: 'handle' },
};

/** The error with which a browser ends a prompt. */
export function browserError(name: string): Error {
  return Object.assign(new Error('Not this time.'), { name });
}

export const requestOptions: PasskeyRequestOptions = {
  challenge: 'challenge',
  rpId: 'localhost',
  userVerification: 'required',
};

export const creationOptions: PasskeyCreationOptions = {
  challenge: 'challenge',
  rp: { id: 'localhost', name: 'Linedesk' },
  user: { id: 'handle', name: 'bo@bo.test', displayName: 'Bo' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};

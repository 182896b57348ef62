import { type Message, message } from '../language/message';

/**
 * Why somebody who was at an OpenID provider is not signed in, or not confirmed; the code is in the address that they
 * come back to.
 */
export type OpenidFailure =
  | 'unavailable'
  | 'limited'
  | 'expired'
  | 'cancelled'
  | 'invalid'
  | 'unverified'
  | 'unknown'
  | 'other_account'
  | 'no_role'
  | 'another_person'
  | 'not_asked'
  | 'second_factor';

const sentences: Record<OpenidFailure, (provider: string) => Message> = {
  unavailable: (provider) =>
    message('{provider} can’t be reached at the moment. Please try again in a few minutes.', { provider }),
  limited: () => message('Too many sign-ins were begun here; please try again in 15 minutes.'),
  expired: () => message('This sign-in has run out, or was begun in another browser. Please try again.'),
  cancelled: (provider) => message('You were not signed in at {provider}. Please try again.', { provider }),
  invalid: (provider) =>
    message('The answer of {provider} could not be trusted. Please try again.', { provider }),
  unverified: (provider) =>
    message(
      '{provider} has not verified your email address, so you can’t sign in with it. Ask the person who manages your account.',
      { provider },
    ),
  unknown: (provider) =>
    message(
      'There is no account here for your {provider} account. Ask the person who manages your account.',
      { provider },
    ),
  other_account: (provider) =>
    message(
      'Your account here belongs to another account than your {provider} one. Ask the person who manages your account.',
      { provider },
    ),
  no_role: (provider) =>
    message('Your {provider} account gives you no access here. Ask the person who manages your account.', {
      provider,
    }),
  another_person: (provider) =>
    message(
      'That was another {provider} account than the one you sign in with here, so nothing was confirmed.',
      { provider },
    ),
  not_asked: (provider) =>
    message(
      '{provider} did not ask you to sign in again, so nothing was confirmed. Sign out and in again, then you can go on.',
      { provider },
    ),
  second_factor: () => message('Confirm with your second factor instead.'),
};

const isFailure = (code: string): code is OpenidFailure => Object.hasOwn(sentences, code);

/** What the login says for a code; null for one that is unknown. */
export const openidFailureText = (code: string, provider: string): Message | null =>
  isFailure(code) ? sentences[code](provider) : null;

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

const sentences: Record<OpenidFailure, (provider: string) => string> = {
  unavailable: (provider) => `${provider} can’t be reached at the moment. Please try again in a few minutes.`,
  limited: () => 'Too many sign-ins were begun here; please try again in 15 minutes.',
  expired: () => 'This sign-in has run out, or was begun in another browser. Please try again.',
  cancelled: (provider) => `You were not signed in at ${provider}. Please try again.`,
  invalid: (provider) => `The answer of ${provider} could not be trusted. Please try again.`,
  unverified: (provider) =>
    `${provider} has not verified your email address, so you can’t sign in with it. Ask the person who manages your account.`,
  unknown: (provider) =>
    `There is no account here for your ${provider} account. Ask the person who manages your account.`,
  other_account: (provider) =>
    `Your account here belongs to another account than your ${provider} one. Ask the person who manages your account.`,
  no_role: (provider) =>
    `Your ${provider} account gives you no access here. Ask the person who manages your account.`,
  another_person: (provider) =>
    `That was another ${provider} account than the one you sign in with here, so nothing was confirmed.`,
  not_asked: (provider) =>
    `${provider} did not ask you to sign in again, so nothing was confirmed. Sign out and in again, then you can go on.`,
  second_factor: () => 'Confirm with your second factor instead.',
};

const isFailure = (code: string): code is OpenidFailure => Object.hasOwn(sentences, code);

/** What the login says for a code; null for one that is unknown. */
export const openidFailureText = (code: string, provider: string): string | null =>
  isFailure(code) ? sentences[code](provider) : null;

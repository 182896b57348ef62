import { inEnglish } from '../language/wording';
import { openidFailureText } from './openidFailures';

it.each([
  ['unavailable', 'Contoso can’t be reached at the moment. Please try again in a few minutes.'],
  ['limited', 'Too many sign-ins were begun here; please try again in 15 minutes.'],
  ['expired', 'This sign-in has run out, or was begun in another browser. Please try again.'],
  ['cancelled', 'You were not signed in at Contoso. Please try again.'],
  ['invalid', 'The answer of Contoso could not be trusted. Please try again.'],
  [
    'unverified',
    'Contoso has not verified your email address, so you can’t sign in with it. Ask the person who manages your account.',
  ],
  ['unknown', 'There is no account here for your Contoso account. Ask the person who manages your account.'],
  [
    'other_account',
    'Your account here belongs to another account than your Contoso one. Ask the person who manages your account.',
  ],
  ['no_role', 'Your Contoso account gives you no access here. Ask the person who manages your account.'],
  [
    'another_person',
    'That was another Contoso account than the one you sign in with here, so nothing was confirmed.',
  ],
  [
    'not_asked',
    'Contoso did not ask you to sign in again, so nothing was confirmed. Sign out and in again, then you can go on.',
  ],
  ['second_factor', 'Confirm with your second factor instead.'],
  ['toString', null],
  ['<b>', null],
])('%s', (code, sentence) => {
  const failure = openidFailureText(code, 'Contoso');
  expect(failure && inEnglish(failure)).toBe(sentence);
});

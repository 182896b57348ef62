import { message } from '../../../domain/language/message';
/** A code of an authenticator app as a second factor. */
export const totpFactor = {
  heading: message('Enter the code that your authenticator app shows.'),
  field: {
    name: 'code',
    label: message('Code'),
    fullLabel: message('Code of your authenticator app'),
    missing: message('Enter your code of your authenticator app.'),
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  submit: message('Continue'),
  instead: message('Use the authenticator app instead'),
} as const;

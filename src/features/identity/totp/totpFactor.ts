/** A code of an authenticator app as a second factor. */
export const totpFactor = {
  heading: 'Enter the code that your authenticator app shows.',
  field: {
    name: 'code',
    label: 'Code',
    fullLabel: 'Code of your authenticator app',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  submit: 'Continue',
  instead: 'Use the authenticator app instead',
} as const;

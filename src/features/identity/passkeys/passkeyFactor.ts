/** A passkey as a second factor. */
export const passkeyFactor = {
  heading: 'Show that it is you with your passkey.',
  submit: 'Use your passkey',
  instead: 'Use your passkey instead',
};

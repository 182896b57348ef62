import { message } from '../../../domain/language/message';
/** A passkey as a second factor. */
export const passkeyFactor = {
  heading: message('Show that it is you with your passkey.'),
  submit: message('Use your passkey'),
  instead: message('Use your passkey instead'),
};

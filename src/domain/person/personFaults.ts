import { isEmail } from '../email/isEmail';

/** What is wrong with a person's name, in words, or null. */
export const nameFault = (name: string) => (name.trim() === '' ? 'Please enter a name.' : null);

/** What is wrong with a person's e-mail, in words, or null. */
export const emailFault = (email: string) =>
  isEmail(email.trim()) ? null : 'Please enter an e-mail address.';

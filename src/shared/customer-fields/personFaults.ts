import { isEmail } from '../../domain/email/isEmail';

/** What is wrong with a person's name and e-mail, in words; null where all is well. */
export function personFaults({ name, email }: { name: string; email: string }) {
  return {
    name: name.trim() === '' ? 'Please enter a name.' : null,
    email: isEmail(email.trim()) ? null : 'Please enter an e-mail address.',
  };
}

import type { Message } from '../../plugins/mail';

/** What an invitation says. */
export interface Invitation {
  name: string;
  email: string;
  orderName: string | null;
  link: string;
  expiresAt: Date;
  publicUrl: string;
}

/** The mail that asks a new user to choose a password. */
export function writeInvitation(invitation: Invitation): Message {
  const { name, email, orderName, link, expiresAt, publicUrl } = invitation;
  const order = orderName === null ? [] : [`The order '${oneLine(orderName)}' waits for you there.`, ''];
  return {
    to: { name: oneLine(name), address: email },
    subject: 'Your account for ordering',
    text: [
      `Hello ${oneLine(name)},`,
      '',
      `an account has been made for you at ${publicUrl}.`,
      '',
      ...order,
      'Choose your password here:',
      link,
      '',
      `The link works once, until ${expiresAt.toISOString().slice(0, 10)}. Your username is ${email}.`,
      '',
    ].join('\n'),
  };
}

/** What people have typed never begins a line of its own. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

import type { Message } from '../../background/mail';
import { writeMail } from './writeMail';

/** What an invitation says. */
export interface Invitation {
  name: string;
  email: string;
  orderName: string | null;
  link: string;
  /** '' for the product's. */
  brandName: string;
  expiresAt: Date;
  publicUrl: string;
}

/** The mail that asks a new user to choose a password. */
export function writeInvitation({
  name,
  email,
  orderName,
  link,
  expiresAt,
  publicUrl,
  brandName,
}: Invitation): Message {
  return writeMail({
    to: { name, email },
    subject: 'Your account for ordering',
    before: [
      `an account has been made for you at ${publicUrl}.`,
      ...(orderName === null ? [] : [`The order '${orderName}' waits for you there.`]),
    ],
    link: { label: 'Choose your password here', href: link },
    brandName,
    after: [`The link works once, until ${expiresAt.toISOString().slice(0, 10)}. Your username is ${email}.`],
  });
}

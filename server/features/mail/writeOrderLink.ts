import type { Message } from '../../background/mail';
import { writeMail } from './writeMail';

/** What the mail about a new order says. */
export interface OrderLink {
  name: string;
  email: string;
  orderName: string;
  sellerName: string | null;
  link: string;
  /** '' for the product's. */
  brandName: string;
}

/** The mail that leads somebody who has a password to an order. */
export function writeOrderLink({ name, email, orderName, sellerName, link, brandName }: OrderLink): Message {
  const prepared = `the order '${orderName}' has been prepared for you`;
  return writeMail({
    to: { name, email },
    subject: `Your order '${orderName}'`,
    before: [sellerName === null ? `${prepared}.` : `${prepared} by ${sellerName}.`],
    link: { label: 'Open your order here', href: link },
    brandName,
    after: [`You will be asked to sign in; your username is ${email}.`],
  });
}

import type { Message } from '../../background/mail';

/** What every mail to a person says. */
interface Letter {
  name: string;
  email: string;
  link: string;
  /** The sender's brand; '' for the product itself. */
  brandName: string;
}

/** What an invitation says; `orderName` names the order that waits for the person, if any. */
interface Invitation extends Letter {
  orderName: string | null;
  expiresAt: Date;
  publicUrl: string;
}

/** The mail that asks a new user to choose a password. */
export const writeInvitation = ({ orderName, expiresAt, publicUrl, ...letter }: Invitation): Message =>
  writeMail({
    ...letter,
    subject: 'Your account for ordering',
    before: [
      `An account has been created for you at ${publicUrl}.`,
      ...(orderName === null ? [] : [`The order '${orderName}' is waiting for you there.`]),
    ],
    label: 'Choose your password here',
    after: `The link works once, until ${expiresAt.toISOString().slice(0, 10)}. Your username is ${letter.email}.`,
  });

/** What the mail about a new order says. */
interface OrderLink extends Letter {
  orderName: string;
  sellerName: string | null;
}

/** The mail that links somebody who has a password to an order. */
export function writeOrderLink({ orderName, sellerName, ...letter }: OrderLink): Message {
  const prepared = `The order '${orderName}' has been prepared for you`;
  return writeMail({
    ...letter,
    subject: `Your order '${orderName}'`,
    before: [sellerName === null ? `${prepared}.` : `${prepared} by ${sellerName}.`],
    label: 'Open your order here',
    after: `You will be asked to sign in. Your username is ${letter.email}.`,
  });
}

/** A mail with one labeled link: sentences before it and one after it. */
interface MailParts extends Letter {
  subject: string;
  before: string[];
  label: string;
  after: string;
}

/** Writes a mail as plain text and as simple HTML; nothing that people typed can become its own line or tag. */
export function writeMail({
  name,
  email,
  subject,
  before,
  label,
  link,
  after,
  brandName,
}: MailParts): Message {
  const recipient = oneLine(name);
  const opening = [`Hello ${recipient},`, ...before.map(oneLine)];
  const closing = [after, brandName || 'Linedesk'].map(oneLine);
  const text = [...opening, `${label}:\n${link}`, ...closing];
  const html = [
    ...opening.map(escapeHtml),
    `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`,
    ...closing.map(escapeHtml),
  ];
  return {
    to: { name: recipient, address: email },
    subject: oneLine(subject),
    text: `${text.join('\n\n')}\n`,
    html: `${html.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}\n`,
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

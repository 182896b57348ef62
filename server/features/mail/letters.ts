import { isolated } from '../../../src/domain/text/isolated';
import { dayOf } from '../../../src/domain/dates';
import type { MailLanguage } from '../../../src/domain/languages';
import { countryName } from '../../../src/domain/access/country';
import { readUserAgent } from '../../../src/domain/access/browser';
import type { MailInput, Message } from '../../background/mail';
import { noticeWords } from './noticeWords';
import { words } from './words';

/** What every mail to a person says; without a language it is in English. */
interface Letter {
  name: string;
  email: string;
  language: MailLanguage | null;
  link: string;
  /** The sender's brand; '' for the product itself. */
  brandName: string;
}

/** What an invitation says; `order` is the order that waits for the person, if any. */
interface Invitation extends Letter {
  order: { name: string; link: string } | null;
  senderName: string | null;
  expiresAt: Date;
  timeZone: string;
  publicUrl: string;
}

/** The mail that asks a new user to choose a password. */
export function writeInvitation({
  order,
  senderName,
  expiresAt,
  timeZone,
  publicUrl,
  ...letter
}: Invitation): Message {
  const { invitation } = wordsFor(letter);
  const created = invitation.created(publicUrl, isolatedOr(senderName));
  return writeMail({
    ...letter,
    subject: invitation.subject(brandOf(letter)),
    before: order === null ? [created] : [created, invitation.waiting(isolated(order.name))],
    links: [
      { label: invitation.choose, link: letter.link },
      ...(order === null ? [] : [{ label: invitation.open, link: order.link }]),
    ],
    after: [invitation.until(dayOf(expiresAt.getTime() / 1000, timeZone), letter.email)],
  });
}

/** What the mail about a new order says. */
interface OrderLink extends Letter {
  orderName: string;
  sellerName: string | null;
}

/** The mail that links somebody who has a password to an order. */
export function writeOrderLink({ orderName, sellerName, ...letter }: OrderLink): Message {
  const { order } = wordsFor(letter);
  return writeMail({
    ...letter,
    subject: order.subject(isolated(orderName)),
    before: [order.prepared(isolated(orderName), isolatedOr(sellerName))],
    links: [{ label: order.open, link: letter.link }],
    after: [order.signIn(letter.email)],
  });
}

/** What the mail with an order's confirmation says. */
interface Confirmation extends Letter {
  orderName: string;
  customerName: string;
  /** The confirmation, as a PDF. */
  file: { fileName: string; bytes: Uint8Array };
}

/** The mail that confirms a sent order to its customer or agent. */
export function writeConfirmation({ orderName, customerName, file, ...letter }: Confirmation): Message {
  const { confirmation } = wordsFor(letter);
  const mail = writeMail({
    ...letter,
    subject: confirmation.subject(isolated(orderName)),
    before: [confirmation.sent(isolated(orderName), isolated(customerName)), confirmation.attached],
    links: [{ label: confirmation.open, link: letter.link }],
    after: [],
  });
  const content = Buffer.from(file.bytes);
  return { ...mail, attachments: [{ filename: file.fileName, content, contentType: 'application/pdf' }] };
}

/** The mail to somebody who has forgotten their password. */
export function writeReset({ publicUrl, ...letter }: Letter & { publicUrl: string }): Message {
  const { reset } = wordsFor(letter);
  return writeMail({
    ...letter,
    subject: reset.subject(brandOf(letter)),
    before: [reset.asked(publicUrl)],
    links: [{ label: reset.choose, link: letter.link }],
    after: [reset.until(letter.email), reset.otherwise],
  });
}

/** What a security notice says; `link` is the page where people see their devices, and grants nothing. */
type Notice = Letter &
  Pick<Extract<MailInput, { kind: 'security_notice' }>, 'what' | 'at' | 'from'> & {
    timeZone: string;
    /** The ISO code of the address's country, if it is known. */
    country?: string | null;
  };

/** The mail about something of consequence that happened to an account: what, when, where, and what to do. */
export function writeNotice({ what, at, from, timeZone, country = null, ...letter }: Notice): Message {
  const language = letter.language ?? 'en';
  const notice = noticeWords[language];
  const place = country === null ? '' : ` (${countryName(country, language)})`;
  const { subject, happened } = notice.about[what];
  return writeMail({
    ...letter,
    subject: subject(brandOf(letter)),
    before: [
      happened,
      `${notice.time}: ${timeText(at, timeZone)}`,
      ...(from === null
        ? [notice.byStaff]
        : [
            `${notice.browser}: ${browserIn(from.userAgent, notice.unknownBrowser)}`,
            `${notice.address}: ${from.address}${place}`,
          ]),
      notice.otherwise,
    ],
    links: [{ label: notice.open, link: letter.link }],
    after: [],
  });
}

/** A time in epoch seconds like 2026-11-26 09:30 UTC: readable in every language, with the zone's name. */
function timeText(seconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${format.format(seconds * 1000)} ${timeZone}`;
}

/** Names are the same in every language: 'Firefox (Windows)'. */
function browserIn(userAgent: string, unknownBrowser: string): string {
  const { browser, system } = readUserAgent(userAgent);
  return `${browser ?? unknownBrowser}${system === null ? '' : ` (${system})`}`;
}

const wordsFor = ({ language }: Pick<Letter, 'language'>) => words[language ?? 'en'];

/** A name in a sentence, or null when nobody is known. */
const isolatedOr = (name: string | null) => (name === null ? null : isolated(name));

const brandOf = ({ brandName }: Pick<Letter, 'brandName'>) => brandName || 'Linedesk';

/** A mail with labeled links: sentences before and after them. */
interface MailParts extends Omit<Letter, 'link'> {
  subject: string;
  before: string[];
  links: { label: string; link: string }[];
  after: string[];
}

/** Writes a mail as plain text and as simple HTML; nothing that people typed can become its own line or tag. */
export function writeMail({ name, email, subject, before, links, after, ...letter }: MailParts): Message {
  const recipient = oneLine(name);
  const opening = [wordsFor(letter).hello(isolated(recipient)), ...before].map(oneLine);
  const closing = [...after, brandOf(letter)].map(oneLine);
  const text = [...opening, ...links.map(({ label, link }) => `${label}:\n${link}`), ...closing];
  const html = [
    ...opening.map(escapeHtml),
    ...links.map(({ label, link }) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`),
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

import { isolated } from '../../../src/domain/text/isolated';
import { dayOf } from '../../../src/domain/dates';
import { type LanguageTag, languageParam } from '../../../src/domain/language/languages';
import { countryName } from '../../../src/domain/access/country';
import { readUserAgent } from '../../../src/domain/access/browser';
import { type Message as Words, message, messageIn } from '../../../src/domain/language/message';
import { inWords } from '../../../src/domain/language/wording';
import type { MailInput, Message } from '../../background/mail';
import { translateIn } from '../../core/languages';
import { notices } from './notices';

/** What every mail to a person says; without a language it is in English. */
export interface Letter {
  name: string;
  email: string;
  language: LanguageTag | null;
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
  const created =
    senderName === null
      ? message('We created an account for you at {url}.', { url: publicUrl })
      : message('{sender} created an account for you at {url}.', {
          sender: isolated(senderName),
          url: publicUrl,
        });
  return writeMail({
    ...letter,
    subject: message('Your account for ordering at {brand}', { brand: brandOf(letter) }),
    before: [
      created,
      ...(order === null
        ? []
        : [message("The order ''{order}'' is waiting for you there.", { order: isolated(order.name) })]),
    ],
    links: [
      { label: message('Choose your password here'), link: letter.link },
      ...(order === null
        ? []
        : [{ label: message('With your password you can always open the order here'), link: order.link }]),
    ],
    after: [
      message('The link works once, until {day}. Your username is {username}.', {
        day: dayOf(expiresAt.getTime() / 1000, timeZone),
        username: letter.email,
      }),
    ],
  });
}

/** What the mail about a new order says. */
interface OrderLink extends Letter {
  orderName: string;
  sellerName: string | null;
}

/** The mail that links somebody who has a password to an order. */
export function writeOrderLink({ orderName, sellerName, ...letter }: OrderLink): Message {
  const order = isolated(orderName);
  return writeMail({
    ...letter,
    subject: message("Your order ''{order}''", { order }),
    before: [
      sellerName === null
        ? message("The order ''{order}'' has been prepared for you.", { order })
        : message("The order ''{order}'' has been prepared for you by {seller}.", {
            order,
            seller: isolated(sellerName),
          }),
    ],
    links: [{ label: message('Open your order here'), link: letter.link }],
    after: [
      message('You will be asked to sign in. Your username is {username}.', { username: letter.email }),
    ],
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
  const order = isolated(orderName);
  const mail = writeMail({
    ...letter,
    subject: message("Confirmation of the order ''{order}''", { order }),
    before: [
      message("The order ''{order}'' of {customer} has been sent.", {
        order,
        customer: isolated(customerName),
      }),
      message('Its confirmation is attached as a PDF.'),
    ],
    links: [{ label: message('Open the order here'), link: letter.link }],
    after: [],
  });
  const content = Buffer.from(file.bytes);
  return { ...mail, attachments: [{ filename: file.fileName, content, contentType: 'application/pdf' }] };
}

/** The mail to somebody who has forgotten their password. */
export function writeReset({ publicUrl, ...letter }: Letter & { publicUrl: string }): Message {
  return writeMail({
    ...letter,
    subject: message('A new password for {brand}', { brand: brandOf(letter) }),
    before: [message('Somebody, most likely you, asked for a new password at {url}.', { url: publicUrl })],
    links: [{ label: message('Choose your new password here'), link: letter.link }],
    after: [
      message('The link works once, for one hour. Your username is {username}.', { username: letter.email }),
      message('If it was not you, ignore this mail: your password stays as it is.'),
    ],
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
  const { subject, happened } = notices[what];
  return writeMail({
    ...letter,
    subject: subject(brandOf(letter)),
    before: [
      happened,
      message('Time: {time}', { time: timeText(at, timeZone) }),
      ...(from === null
        ? [message('It was done by somebody who manages your account.')]
        : [
            message('Browser: {browser}', { browser: browserIn(from.userAgent) }),
            message('IP address: {address}', {
              address:
                from.address +
                (country === null ? '' : ` (${countryName(country, letter.language ?? 'en')})`),
            }),
          ]),
      message(
        'If you know about this, there is nothing to do. If not, sign out all other devices on your profile page, change your password, and tell the people who manage your account.',
      ),
    ],
    links: [{ label: message('Your profile and devices'), link: letter.link }],
    after: [],
  });
}

/** A time in epoch seconds like 2026-11-26 09:30 UTC: readable in every language, with the zone's name. */
function timeText(seconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${format.format(seconds * 1000)} ${timeZone}`;
}

/** Names are the same in every language: 'Firefox (Windows)'. */
function browserIn(userAgent: string): string | Words {
  const { browser, system } = readUserAgent(userAgent);
  const name = browser ?? messageIn('a browser', 'unknown');
  return system === null ? name : message('{browser} ({system})', { browser: name, system });
}

const brandOf = ({ brandName }: Pick<Letter, 'brandName'>) => brandName || 'Linedesk';

/** A mail with labeled links: sentences before and after them. */
interface MailParts extends Omit<Letter, 'link'> {
  subject: string | Words;
  before: readonly (string | Words)[];
  /** A foreign link is that of another company, and stays as it is. */
  links: readonly { label: string | Words; link: string; isForeign?: boolean }[];
  after: readonly (string | Words)[];
}

/** Writes a mail as plain text and as simple HTML; nothing that people typed can become its own line or tag. */
export function writeMail({
  name,
  email,
  subject,
  before,
  links: labelled,
  after,
  ...letter
}: MailParts): Message {
  const t = translateIn(letter.language);
  const lineOf = (words: string | Words) => oneLine(inWords(t, words));
  const recipient = oneLine(name);
  const opening = [message('Hello {name},', { name: isolated(recipient) }), ...before].map(lineOf);
  const links = labelled.map(({ label, link, isForeign = false }) => ({
    label: lineOf(label),
    link: isForeign ? link : openedIn(letter.language, link),
  }));
  const closing = [...after.map(lineOf), oneLine(brandOf(letter))];
  const text = [
    ...opening,
    ...links.map(({ label, link }) => `${t('{label}:', { label })}\n${link}`),
    ...closing,
  ];
  const html = [
    ...opening.map(escapeHtml),
    ...links.map(({ label, link }) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`),
    ...closing.map(escapeHtml),
  ];
  return {
    to: { name: recipient, address: email },
    subject: lineOf(subject),
    text: `${text.join('\n\n')}\n`,
    html: `${html.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}\n`,
  };
}

/** A link that opens in a mail's language; the account may have none yet. */
function openedIn(language: LanguageTag | null, link: string): string {
  if (language === null || language === 'en') return link;
  const url = new URL(link);
  url.searchParams.set(languageParam, language);
  return url.href;
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

import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { AccountLanguage, LanguageTag } from '../../src/domain/language/languages';
import type {
  ChangedDocument,
  DifferingLine,
  FulfillmentNews,
} from '../../src/domain/orders/fulfillmentNews';
import type { Db } from '../db/openDatabase';
import type { Env } from '../core/env';
import { withAsciiDomain } from '../db/users';
import { type FileLocation, filesOf } from '../files/filesOf';
import type { TaskClass } from './taskDefinition';

/** A mail, as plain text and as HTML. */
export interface Message {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Names a mail that must not come twice, with the time that is part of its file's name: a second try replaces the first. */
  once?: { key: string; at: Date };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Sends mails, or writes them to an outbox. */
export interface Mailer {
  /** Resolves once the mail is handed over; throws if it can't be. */
  send(message: Message): Promise<void>;
}

const patienceMs = 20_000;

/**
 * Sends mails through `SMTP_URL`; without it, writes them as .eml files to the folder `mail` of the host's files, so
 * that nothing is lost on a host that can't send.
 */
export function openMailer(env: Sender & Pick<Env, 'smtpUrl'> & FileLocation): Mailer {
  const mailer = env.smtpUrl === null ? openOutbox(env) : openSmtp(env.smtpUrl, senderOf(env));
  return {
    // Mail servers know international domains by their ASCII form, and repeat that one in refusals.
    send: ({ to, ...message }) =>
      mailer.send({ ...message, to: { ...to, address: withAsciiDomain(to.address) } }),
  };
}

type Sender = Pick<Env, 'mailFrom'> & Partial<Pick<Env, 'brandName'>>;

/** An address without a name gets the brand's. */
const senderOf = ({ mailFrom, brandName = '' }: Sender) =>
  brandName === '' || mailFrom.includes('<') ? mailFrom : { name: brandName, address: mailFrom };

const addressOf = (from: ReturnType<typeof senderOf>) =>
  (typeof from === 'string' ? from : from.address).replace(/^.*<|>$/g, '');

function openSmtp(url: string, from: ReturnType<typeof senderOf>): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail never includes content from the host's files or from URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ once, ...message }) {
      // Servers drop a mail that they have already got under this id.
      const messageId = once && `<${once.key}-${once.at.getTime()}@${addressOf(from).split('@').at(-1)}>`;
      await transport
        .sendMail({ ...message, from, ...(messageId && { messageId }) })
        .catch((error: unknown) => {
          // Servers repeat the address that they refuse, and this is logged.
          if (error instanceof Error)
            error.message = error.message.replaceAll(message.to.address, 'the recipient');
          throw error;
        });
    },
  };
}

function openOutbox(env: Sender & FileLocation): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const files = filesOf(env);
  return {
    async send({ once, ...message }) {
      const { message: content } = await transport.sendMail({ ...message, from: senderOf(env) });
      if (!Buffer.isBuffer(content)) throw new Error('The mail was not written.');
      // Links in mails grant access: on disk other users of this machine can't read them.
      const { at, key } = once ?? { at: new Date(), key: randomUUID().slice(0, 8) };
      await files.write(`${outboxKey(at)}-${key}.eml`, content);
    },
  };
}

/** What people are told by mail about their account; features/mail/notices.ts has the sentences of each. */
export type SecurityNotice =
  | 'new_sign_in'
  | 'password_changed'
  | 'email_changed'
  | 'sign_in_limited'
  | 'factors_changed'
  | 'company_linked';

/** How the keys of the mails begin that are written to the outbox at this time; later ones come later in the alphabet. */
export const outboxKey = (at: Date): string => `mail/${at.toISOString().replace(/[:.]/g, '-')}`;

/**
 * The input of a mail: an invitation to choose a password, with the order that waits for the person and its sender, if
 * any; the link to an order, for someone who has a password; the confirmation of a sent order; the link for a forgotten
 * password, which is not sent when no account was found; a security notice (`queueNotice`): `email` is an address
 * besides the account's own, `at` epoch seconds, `from` null when somebody else did it; or the notice that an unused
 * account will be erased, with the day in epoch seconds; what documents of the ERP that changed say about an order; or what has become of proposed changes. It contains no link that grants
 * access: those are created when the mail is written, and are stored only in the mail.
 */
export type MailInput =
  | { kind: 'invitation'; userId: number; orderId: number | null; senderId?: number | null }
  | { kind: 'order_link'; userId: number; orderId: number }
  | { kind: 'confirmation'; userId: number; orderId: number }
  | { kind: 'password_reset'; userId: number | null; language: AccountLanguage | null }
  | {
      kind: 'security_notice';
      what: SecurityNotice;
      userId: number | null;
      email?: string;
      at: number;
      from: { address: string; userAgent: string } | null;
    }
  | { kind: 'idle_notice'; userId: number; erasedAt: number }
  | { kind: 'fulfillment'; userId: number; orderId: number; changed: readonly ChangedDocument[]; at: number }
  | { kind: 'proposal'; userId: number; orderId: number; news: ProposalNews };

/** What has become of the changes that a customer proposed to an order, how many they were, and by whom. */
export type ProposalNews = { changes: number; by: number } & (
  | { what: 'proposed' | 'declined' }
  | { what: 'taken'; taken: number; isSent: boolean }
);

/** What a mail says of an order's documents, with its lines summed up by garment. */
export type NewsOfOrder = Omit<FulfillmentNews, 'differing'> & {
  differing: (Omit<DifferingLine, 'sku'> & { garment: string })[] | null;
};

/** Reads the news of an order for a mail, with garments named in a language; null if there is none any more. */
export type FulfillmentReader = (
  db: Db,
  mail: { orderId: number; changed: readonly ChangedDocument[]; language: LanguageTag },
) => Promise<NewsOfOrder | null>;

/** The task that writes and sends a mail. */
export const mailTask: TaskClass<MailInput> = { class: 'SendMail', queue: 'mail' };

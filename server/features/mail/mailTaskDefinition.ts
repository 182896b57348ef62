import {
  type FulfillmentReader,
  type Mailer,
  type MailInput,
  mailTask,
  type Message,
  openMailer,
} from '../../background/mail';
import { backOff, type TaskLog, type TaskDefinition } from '../../background/taskDefinition';
import { openCountries } from '../../core/countries';
import { localeOf } from '../../core/languages';
import type { Db } from '../../db/openDatabase';
import type { Env } from '../../core/env';
import type { FileLocation } from '../../files/filesOf';
import type { OrderFileMaker } from '../../background/taskSteps';
import { insertInvitation, insertReset } from '../../identity/oneTimeLinks';
import { writeFulfillmentNews } from './fulfillmentNews';
import { writeIdleNotice } from './idleNotice';
import { writeConfirmation, writeInvitation, writeNotice, writeOrderLink, writeReset } from './letters';
import { writeProposalNews } from './proposalNews';
import { findConfirmation, findOrderLink, findOrderName, findProposedOrder, findRecipient } from './queries';

/** What sending mails needs. */
interface Parts {
  db: Db;
  /** Makes an order's confirmation. */
  confirm: OrderFileMaker;
  /** Reads what is news of an order. */
  readNews: FulfillmentReader;
  env: Pick<Env, 'smtpUrl' | 'mailFrom'> & LetterEnv & FileLocation;
  log: Pick<TaskLog, 'error'>;
}

/** Sends mails, retrying each for about half a day: mail servers are often down for hours. */
export function mailTaskDefinition({ db, confirm, readNews, env, log }: Parts): TaskDefinition<MailInput> {
  const mailer = openMailer(env);
  return {
    ...mailTask,
    retrySeconds: backOff(10, 12),
    inOrder: false,
    async run({ input, signal }) {
      if (input.kind === 'confirmation') await sendConfirmation({ db, mailer, env, confirm }, input, signal);
      else if (input.kind === 'fulfillment') await sendNews({ db, mailer, env, readNews }, input);
      else await sendMail(db, mailer, env, input);
      return {};
    },
    async giveUp({ kind, userId, ...input }, reason) {
      const orderId = 'orderId' in input ? input.orderId : null;
      log.error({ kind, userId, orderId, reason }, 'a mail could not be sent');
    },
  };
}

/** The settings that mails need. */
type LetterEnv = Pick<Env, 'publicUrl' | 'brandName' | 'countryFile' | 'timeZone'>;

/** A mail whose letter needs nothing but the tables. */
type PlainMail = Exclude<MailInput, { kind: 'confirmation' | 'fulfillment' }>;

/** Writes and sends a mail; nothing is sent to an account that was closed meanwhile or about a deleted order. */
export async function sendMail(db: Db, mailer: Mailer, env: LetterEnv, input: PlainMail): Promise<void> {
  const message = await writeLetter(db, env, input);
  if (message !== null) await mailer.send(message);
}

function writeLetter(db: Db, env: LetterEnv, input: PlainMail): Promise<Message | null> {
  switch (input.kind) {
    case 'invitation':
      return invitation(db, env, input);
    case 'order_link':
      return orderLink(db, env, input);
    case 'password_reset':
      return reset(db, env, input);
    case 'idle_notice':
      return idleNotice(db, env, input);
    case 'security_notice':
      return notice(db, env, input);
    case 'proposal':
      return proposalNews(db, env, input);
  }
}

// After '#' the token stays in the browser: it reaches no server log and no other site.
const passwordLink = (publicUrl: string, token: string) => `${publicUrl}/password-link#${token}`;

/** An invitation with a new link: when it is sent again, the previous link stops working. */
async function invitation(
  db: Db,
  { publicUrl, brandName, timeZone }: LetterEnv,
  { userId, orderId, senderId = null }: Extract<MailInput, { kind: 'invitation' }>,
): Promise<Message | null> {
  const invited = await findRecipient(db, userId);
  if (invited === null) return null;
  const orderName = orderId === null ? null : await findOrderName(db, orderId);
  const sender = senderId === null ? null : await findRecipient(db, senderId);
  const { token, expiresAt } = await db.transaction((tx) =>
    insertInvitation(tx, { userId, orderId, now: new Date() }),
  );
  return writeInvitation({
    ...invited,
    order: orderName === null ? null : { name: orderName, link: `${publicUrl}/linesheet/${orderId}` },
    senderName: sender?.name ?? null,
    link: passwordLink(publicUrl, token),
    expiresAt,
    timeZone,
    publicUrl,
    brandName,
  });
}

async function orderLink(
  db: Db,
  { publicUrl, brandName }: LetterEnv,
  { orderId }: Extract<MailInput, { kind: 'order_link' }>,
): Promise<Message | null> {
  const found = await findOrderLink(db, orderId);
  return found && writeOrderLink({ ...found, brandName, link: `${publicUrl}/linesheet/${orderId}` });
}

/** Sends the confirmation of an order, made as this person sees it and in their language; nothing if the order was unlocked meanwhile. */
async function sendConfirmation(
  { db, mailer, env, confirm }: Pick<Parts, 'db' | 'confirm'> & { mailer: Mailer; env: LetterEnv },
  { userId, orderId }: Extract<MailInput, { kind: 'confirmation' }>,
  signal: AbortSignal,
): Promise<void> {
  const found = await findConfirmation(db, { userId, orderId });
  if (found === null) return;
  const { roles, ...letter } = found;
  const { name, email, brandName } = { ...letter, ...env };
  const user = { id: String(userId), dbId: userId, roles, name, email };
  const locale = localeOf(letter.language);
  const file = await confirm({ locale, user, orderId: String(orderId) }, signal);
  await mailer.send(
    writeConfirmation({ ...letter, file, brandName, link: `${env.publicUrl}/linesheet/${orderId}` }),
  );
}

/** Sends what is news of an order; nothing if it was unlocked, deleted or its documents taken back meanwhile. */
async function sendNews(
  { db, mailer, env, readNews }: Pick<Parts, 'db' | 'readNews'> & { mailer: Mailer; env: LetterEnv },
  { userId, orderId, changed, at }: Extract<MailInput, { kind: 'fulfillment' }>,
): Promise<void> {
  const found = await findConfirmation(db, { userId, orderId });
  const news =
    found && (await readNews(db, { orderId, changed, language: localeOf(found.language).language }));
  if (found === null || news === null) return;
  const link = `${env.publicUrl}/linesheet/${orderId}`;
  const mail = writeFulfillmentNews({ ...found, news, brandName: env.brandName, link });
  await mailer.send({ ...mail, once: { key: `${orderId}-${userId}`, at: new Date(at * 1000) } });
}

/** News of proposed changes; nothing if they were withdrawn meanwhile. */
async function proposalNews(
  db: Db,
  { publicUrl, brandName }: LetterEnv,
  { userId, orderId, news }: Extract<MailInput, { kind: 'proposal' }>,
): Promise<Message | null> {
  const recipient = await findRecipient(db, userId);
  const order = await findProposedOrder(db, { orderId, by: news.by });
  const isWithdrawn = news.what === 'proposed' && order?.proposedAt === null;
  if (recipient === null || order === null || isWithdrawn) return null;
  const view = news.what === 'proposed' ? '?cells=proposed' : '';
  return writeProposalNews({
    ...{ ...recipient, ...order, news, brandName },
    link: `${publicUrl}/linesheet/${orderId}${view}`,
  });
}

/** A link for a forgotten password, in the person's own language, else in that of the browser that asked. */
async function reset(
  db: Db,
  { publicUrl, brandName }: LetterEnv,
  { userId, language }: Extract<MailInput, { kind: 'password_reset' }>,
): Promise<Message | null> {
  const person = userId === null ? null : await findRecipient(db, userId);
  if (userId === null || person === null) return null;
  const { token } = await db.transaction((tx) => insertReset(tx, { userId, now: new Date() }));
  const link = passwordLink(publicUrl, token);
  return writeReset({ ...person, language: person.language ?? language, link, publicUrl, brandName });
}

/** A security notice, to the account's address or to its former one. */
async function notice(
  db: Db,
  { publicUrl, brandName, countryFile, timeZone }: LetterEnv,
  { userId, email, ...about }: Extract<MailInput, { kind: 'security_notice' }>,
): Promise<Message | null> {
  const person = userId === null ? null : await findRecipient(db, userId);
  if (person === null) return null;
  const to = { ...person, email: email ?? person.email };
  const countryOf = await openCountries(countryFile);
  const country = countryOf(about.from?.address ?? '');
  return writeNotice({ ...to, ...about, country, timeZone, brandName, link: `${publicUrl}/admin/profile` });
}

/** The notice that an account will be erased. */
async function idleNotice(
  db: Db,
  { publicUrl, brandName, timeZone }: LetterEnv,
  { userId, erasedAt }: Extract<MailInput, { kind: 'idle_notice' }>,
): Promise<Message | null> {
  const person = await findRecipient(db, userId);
  if (person === null) return null;
  return writeIdleNotice({
    ...person,
    publicUrl,
    brandName,
    timeZone,
    erasedAt: new Date(erasedAt * 1000),
  });
}

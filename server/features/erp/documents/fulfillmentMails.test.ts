import { asc, eq, sql } from 'drizzle-orm';
import type { LanguageTag } from '../../../../src/domain/language/languages';
import { sapStatus } from '../../../../src/domain/orders/statuses';
import type { MailInput } from '../../../background/mail';
import { erpDocuments, garmentColors, garments, orders, tasks } from '../../../db/schema';
import { buildErp, recordedLog as log } from '../../../test/buildErp';
import { buildUser } from '../../../test/factories';
import { readFileOfErp } from '../drop/inbox';
import { markWaiting, settle } from '../queries';
import { queueFulfillmentMails, readFulfillmentNews } from './fulfillmentMails';
import { takeInDocument } from './takeInDocument';

let erp: Awaited<ReturnType<typeof buildErp>>;
let seller: { id: number };
beforeAll(async () => {
  erp = await buildErp();
  seller = await buildUser(erp.db, { roles: ['agent'] });
});
afterEach(async () => {
  await erp.clear();
  await erp.db.delete(erpDocuments);
});
afterAll(() => erp.close());

type Fields = Record<string, unknown>;
type News = Extract<MailInput, { kind: 'fulfillment' }>;
const wanted = new Date('2026-09-15T00:00:00Z');

async function buildSentOrder() {
  const lines = { WJM123000M: 7, WJM123000L: 3 };
  const order = await erp.buildWaitingOrder({ lines, seller, serviceDate: wanted });
  await settle(erp.db, order.key, { sapStatus: sapStatus.sent, erpNumber: `ERP ${order.id}` });
  return order;
}
type Order = Awaited<ReturnType<typeof buildSentOrder>>;

async function takeIn({ key }: Order, fields: Fields): Promise<void> {
  const common = { document: 'delivery', format: 1, number: '80', key, day: '2026-09-14' };
  const document = readFileOfErp(
    JSON.stringify({ ...common, lines: [{ sku: 'WJM123000M', quantity: 4 }], ...fields }),
  );
  if (!('document' in document)) throw new Error('It is not a document.');
  expect(await takeInDocument(erp.db, log, document, 'a.json')).toBe('taken');
}

const confirmation = (...lines: Fields[]) => ({ document: 'order-confirmation', number: '1', lines });
const asOrdered = confirmation({ sku: 'WJM123000M', quantity: 7, day: '2026-09-15' });
const less = confirmation(
  { sku: 'WJM123000M', quantity: 6, day: '2026-09-15', reason: 'Too few.' },
  { sku: 'WJM123000L', quantity: 0, reason: 'Too few.' },
);

/** As if all that has happened had happened this many hours earlier. */
async function letPass(hours: number): Promise<void> {
  const ago = sql.raw(`interval '${hours} hours'`);
  await erp.db.execute(
    sql`update erp_documents set changed_at = changed_at - ${ago}, mailed_at = mailed_at - ${ago}`,
  );
}

/** The mails that are queued once this many hours have passed. */
async function mailsAfter(hours: number): Promise<News[]> {
  await letPass(hours);
  await erp.db.delete(tasks);
  await queueFulfillmentMails(erp.db, erp.env);
  const rows = await erp.db.select().from(tasks).where(eq(tasks.class, 'SendMail')).orderBy(asc(tasks.id));
  return rows.map(({ input }) => input as News);
}

async function newsOf([mail]: News[], language: LanguageTag = 'en') {
  if (mail === undefined) throw new Error('There is no mail.');
  return readFulfillmentNews(erp.db, { ...mail, language });
}

test('the customer and the seller get one mail, an hour after the first document, about all that came', async () => {
  const order = await buildSentOrder();
  await takeIn(order, less);
  await takeIn(order, { number: '80' });
  expect(await mailsAfter(0.5)).toEqual([]);
  const mails = await mailsAfter(0.6);
  const { customerId } = await erp.findOrder(order.id);
  expect(mails.map(({ userId, orderId }) => [userId, orderId])).toEqual([
    [customerId, order.id],
    [seller.id, order.id],
  ]);
  expect(await newsOf(mails)).toEqual({
    differing: [
      expect.objectContaining({ ordered: 7, confirmed: 6, reason: 'Too few.' }),
      expect.objectContaining({ ordered: 3, confirmed: 0, day: null, reason: 'Too few.' }),
    ],
    shipments: [expect.objectContaining({ number: '80' })],
    takenBack: [],
  });
  expect(await mailsAfter(30)).toEqual([]);
});

test('a document that comes again is not mailed again', async () => {
  const order = await buildSentOrder();
  await takeIn(order, {});
  expect(await mailsAfter(2)).toHaveLength(2);
  await takeIn(order, {});
  expect(await mailsAfter(30)).toEqual([]);
});

test('what comes within a day after a mail is mailed a day after it, in its last state', async () => {
  const order = await buildSentOrder();
  await takeIn(order, {});
  expect(await mailsAfter(2)).toHaveLength(2);
  await takeIn(order, { number: '81' });
  await takeIn(order, { number: '81', revision: 1, carrier: 'DHL' });
  expect(await mailsAfter(20)).toEqual([]);
  expect(await newsOf(await mailsAfter(5))).toMatchObject({ shipments: [{ number: '81', carrier: 'DHL' }] });
});

test('a confirmation as ordered, an invoice and a delivery that was taken back are not mailed', async () => {
  const order = await buildSentOrder();
  await takeIn(order, asOrdered);
  await takeIn(order, { document: 'invoice', number: '90', amount: 1, currency: 'EUR' });
  await takeIn(order, {});
  await takeIn(order, { reversed: true });
  expect(await mailsAfter(2)).toEqual([]);
  await takeIn(order, { ...asOrdered, revision: 1, day: '2026-09-13' });
  expect(await mailsAfter(30)).toEqual([]);
});

test('what was mailed and has changed since is mailed', async () => {
  const order = await buildSentOrder();
  await takeIn(order, less);
  await takeIn(order, {});
  expect(await mailsAfter(2)).toHaveLength(2);
  await takeIn(order, { ...asOrdered, revision: 1 });
  await takeIn(order, { reversed: true });
  expect(await newsOf(await mailsAfter(30))).toEqual({ differing: [], shipments: [], takenBack: ['80'] });
});

test('a confirmation that was as ordered all along is not mailed beside a shipment', async () => {
  const order = await buildSentOrder();
  await takeIn(order, asOrdered);
  await takeIn(order, {});
  expect(await newsOf(await mailsAfter(2))).toMatchObject({ differing: null, shipments: [{ number: '80' }] });
  await takeIn(order, { ...asOrdered, revision: 1, day: '2026-09-13' });
  expect(await mailsAfter(30)).toEqual([]);
});

test('a mail that is sent late says nothing of what was taken back meanwhile', async () => {
  const order = await buildSentOrder();
  await takeIn(order, {});
  const mails = await mailsAfter(2);
  await takeIn(order, { reversed: true });
  expect(await newsOf(mails)).toBeNull();
});

test('several hosts queue each mail once', async () => {
  for (const number of ['80', '81', '82']) await takeIn(await buildSentOrder(), { number });
  await letPass(2);
  await Promise.all(Array.from({ length: 4 }, () => queueFulfillmentMails(erp.db, erp.env)));
  expect(await erp.db.$count(tasks)).toBe(6);
});

test('there is no mail about a deleted order, an earlier send, or what changed days ago', async () => {
  const [deleted, again, old] = [await buildSentOrder(), await buildSentOrder(), await buildSentOrder()];
  await takeIn(deleted, { number: '80' });
  await erp.db.update(orders).set({ archivedAt: new Date() }).where(eq(orders.id, deleted.id));
  await takeIn(again, { number: '81' });
  await markWaiting(erp.db, again.id, '33333333-0000-4000-8000-000000000000');
  expect(await mailsAfter(2)).toEqual([]);
  await takeIn(old, { number: '82' });
  expect(await mailsAfter(80)).toEqual([]);
});

test('garments and colors are named in the language of the reader, where the catalog has a name in it', async () => {
  const order = await buildSentOrder();
  await erp.db.update(garments).set({ name: 'Jumper', names: { fr: 'Pull' } });
  await erp.db.update(garmentColors).set({ name: 'Black', names: { fr: 'Noir', de: 'Schwarz' } });
  await takeIn(order, less);
  const mails = await mailsAfter(2);
  const namesIn = async (language: LanguageTag) =>
    (await newsOf(mails, language))?.differing?.map(({ garment }) => garment);
  expect(await namesIn('en')).toEqual(['Jumper Black', 'Jumper Black']);
  expect(await namesIn('fr')).toEqual(['Pull Noir', 'Pull Noir']);
  expect(await namesIn('de')).toEqual(['Jumper Schwarz', 'Jumper Schwarz']);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { message } from '../../src/domain/language/message';
import { storedReason } from '../core/taskLines';
import { outboxKey } from '../background/mail';
import { filesOf } from '../files/filesOf';
import * as schema from '../db/schema';
import type { TestApp } from './buildTestApp';
import { buildCatalog, buildInvoice, buildOrder, buildUser, buildVersion } from './factories';

const hash = () => randomBytes(32);
const soon = new Date('2099-01-01');

/** What finds this person in any text: name, email, SAP id, phone and street. */
export const traces = ['Ottilie Brandt', 'ottilie@brandt.test', '0000777001', '555 0177', 'Lindenweg 4'];

const [name = '', email = ''] = traces;

/** Somebody who is a customer and an agent, with a row in every table that can hold something about a person. */
export async function buildEverywhere({ db, env }: Pick<TestApp, 'db' | 'env'>) {
  const admin = await buildUser(db, { roles: ['admin'] });
  const successor = await buildUser(db, { roles: ['agent'], name: 'Sam Successor' });
  const catalog = await buildCatalog(db);
  const person = await buildUser(db, {
    name,
    email,
    roles: ['wls', 'agent'],
    sapId: '0000777001',
    extraInfo: 'Knows Lindenweg 4 by heart',
    language: 'de',
    passwordHash: 'a hash',
    agents: [successor],
    catalogs: [catalog],
    addresses: [
      { sapId: '0000777002', name1: name, address: 'Hafenstr. 9, Hamburg' },
      { sapId: '0000777003', name1: name, address: 'Lindenweg 4, Hamburg' },
    ],
    salesOrganizations: [{ salesOrganization: '1000', channel: 'WH' }],
  });
  const other = await buildUser(db, {
    name: 'Boutique Other',
    agents: [person],
    extraInfo: `Ask ${name}`,
  });
  const lines = { WJM123000M: 2 };
  const common = { catalog, lines, customer: person };
  const sent = await buildOrder(db, {
    ...common,
    name: `For ${name}`,
    sapStatus: 2,
    addressId: '0000777002',
  });
  const open = await buildOrder(db, {
    ...common,
    note: `Call OTTILIE  BRANDT\n(${email})`,
    staffNote: `${name} pays late`,
    addressId: '0000777003',
  });
  const sold = await buildOrder(db, { catalog, lines, customer: other, seller: person });
  const userId = person.id;

  await db.insert(schema.customerPapers).values({ customerId: userId, billTo: name, phone: '555 0177' });
  await db.insert(schema.customerPapers).values({ customerId: other.id, contact: name });
  await db.insert(schema.orderPapers).values({ orderId: open.id, buyerNumber: `PO of ${name}` });
  const [confirmation] = await db
    .insert(schema.erpDocuments)
    .values({
      ...{ kind: 'order-confirmation', number: '1', revision: 0, orderId: sent.id },
      ...{ day: new Date(0), reversed: false },
    })
    .returning();
  const { pdf: invoicePdf } = await buildInvoice({ db, env }, sent);
  const [sku] = catalog.skus;
  if (confirmation === undefined || sku === undefined) throw new Error('Nothing was confirmed.');
  await db.insert(schema.erpDocumentLines).values({
    ...{ documentId: confirmation.id, position: 1, skuId: sku.id, quantity: 1 },
    reason: `${name} cancelled one`,
  });
  await db.insert(schema.orderNewsSeen).values({ userId, documentId: confirmation.id });
  const version = await buildVersion(db, sent, { sentBy: userId });
  await db
    .insert(schema.orderVersionLines)
    .values({ versionId: version.id, skuId: sku.id, quantity: 2, whPriceCents: 4000 });
  await db.insert(schema.orderProposals).values({
    ...{ orderId: sent.id, version: 1, savedAt: new Date(0) },
    note: `More for ${name}`,
  });
  await db.insert(schema.orderProposalLines).values({ orderId: sent.id, skuId: sku.id, quantity: 5 });
  await db.insert(schema.erpRefusedFiles).values({
    file: 'a.json',
    reason: storedReason(
      message('Line {line}: {code} is not in the catalog of the order.', { line: 1, code: name }),
    ),
  });
  await db.insert(schema.apiKeys).values({
    ...{ name: `System of ${name}`, keyHash: hash(), scopes: ['read_orders'], createdBy: userId },
    ...{ createdAt: new Date(), expiresAt: soon },
  });
  const [webhook] = await db
    .insert(schema.webhooks)
    .values({
      ...{ url: 'https://erp.brand.test/', secret: hash(), events: ['order.sent'] },
      ...{ createdBy: userId, createdAt: new Date() },
    })
    .returning();
  if (webhook === undefined) throw new Error('No webhook was made.');
  await db.insert(schema.webhookDeliveries).values({
    ...{ webhookId: webhook.id, messageId: 'msg_1', event: 'order.sent', orderId: sent.id },
    ...{ payload: JSON.stringify({ data: { customer_sap_id: '0000777001' } }), createdAt: new Date() },
  });
  await db
    .insert(schema.sessions)
    .values({ tokenHash: hash(), userId, userAgent: 'Mobile', expiresAt: soon });
  await db
    .insert(schema.oneTimeLinks)
    .values({ tokenHash: hash(), userId, purpose: 'reset', expiresAt: soon });
  await db.insert(schema.totpSecrets).values({ userId, secret: Buffer.from('totpsecret'), lastStep: 1 });
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: hash() });
  await db.insert(schema.passkeys).values({
    id: randomUUID(),
    userId,
    publicKey: hash(),
    signCount: 0,
    transports: [],
    isBackedUp: false,
    name: 'Phone of Ottilie Brandt',
  });
  await db.insert(schema.openidAccounts).values({ provider: 'corp', subject: email, userId });
  await db.insert(schema.startedSteps).values({ tokenHash: hash(), kind: 'openid', userId, expiresAt: soon });
  await db.insert(schema.factorResets).values([
    { userId, requestedBy: admin.id },
    { userId: other.id, requestedBy: userId },
  ]);
  await db.insert(schema.loginFailures).values([
    { key: `password:${userId}`, failures: 1, windowEndsAt: soon },
    { key: `address:${userId}`, failures: 1, windowEndsAt: soon },
  ]);
  await db.execute(sql`insert into login_failures (key, failures, window_ends_at)
    select 'account:' || encode(sha256(${email}::bytea), 'hex'), 2, ${soon.toISOString()}`);
  const [own, shared] = await db
    .insert(schema.orderViews)
    .values([
      { ownerId: userId, name: 'Mine', query: '' },
      { ownerId: userId, name: `Of ${name}`, query: '', isShared: true },
    ])
    .returning();
  if (own === undefined || shared === undefined) throw new Error('No views were made.');
  await db.insert(schema.orderViewStarts).values({ userId, viewId: own.id });
  const [group] = await db
    .insert(schema.customerGroups)
    .values([
      { ownerId: admin.id, name: `Friends of ${name}` },
      { ownerId: userId, name: 'Mine' },
    ])
    .returning();
  if (group === undefined) throw new Error('No group was made.');
  await db.insert(schema.customerGroupMembers).values({ groupId: group.id, customerId: userId });
  await db.insert(schema.orderPresence).values({ orderId: sold.id, userId });
  const at = new Date();
  await db.insert(schema.orderEvents).values([
    { orderId: sold.id, at, actorId: userId, kind: 'link_sent', detail: { email: other.email } },
    { orderId: open.id, at, actorId: userId, kind: 'noted', detail: { text: `As said.\n${name} "agrees"` } },
    { orderId: open.id, at, actorId: userId, kind: 'staff_noted', detail: { text: 'Pays late' } },
    { orderId: sold.id, at, actorId: admin.id, kind: 'handed_over', detail: { from: 'A', to: name } },
    { orderId: open.id, at, actorId: admin.id, kind: 'link_sent', detail: { email } },
    {
      orderId: sent.id,
      at,
      actorId: admin.id,
      kind: 'edited',
      detail: { changes: [{ field: 'name', from: `Of ${name}`, to: 'x' }] },
    },
  ]);
  const task = async (values: Partial<typeof schema.tasks.$inferInsert>) => {
    const made = await db
      .insert(schema.tasks)
      .values({ class: 'ExcelsOfOrders', lane: 'x', input: {}, status: 'done', ...values })
      .returning();
    return made[0]?.id ?? 0;
  };
  await task({ class: 'SendMail', input: { kind: 'order_link', userId, orderId: open.id } });
  await task({
    class: 'CreateUsers',
    createdBy: admin.id,
    files: [`${name}.xlsx`],
    errors: [`Row 2: ${email}`],
  });
  const orderTask = await task({ createdBy: userId });
  await db
    .insert(schema.orderTasks)
    .values({ taskId: orderTask, createdBy: userId, key: 'k', action: 'excel' });
  await db.insert(schema.orderTaskLines).values({
    taskId: orderTask,
    position: 1,
    orderId: String(open.id),
    name: `For ${name}`,
    customer: name,
    outcome: 'done',
    fileName: `${name}.xlsx`,
  });
  const customerTask = await task({ createdBy: userId });
  await db.insert(schema.idempotencyKeys).values({
    createdBy: userId,
    operation: 'createOrder',
    key: 'k',
    contentHash: hash(),
    answer: {},
    createdAt: soon,
  });
  await db
    .insert(schema.customerTasks)
    .values({ taskId: customerTask, createdBy: userId, key: 'k', action: 'pricelist' });
  await db
    .insert(schema.customerTaskLines)
    .values({ taskId: customerTask, position: 1, customerId: String(userId), name });
  const store = filesOf(env);
  const mailTo = (to: string, subject: string) =>
    Buffer.from(`From: a@b.test\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nHi`);
  const before = outboxKey(new Date('2026-01-01'));
  await store.write(`${before}-old.eml`, mailTo(`"Ottilie Brandt"\r\n <${email}>`, 'Your order'));
  await store.write(`${outboxKey(soon)}-new.eml`, mailTo(email, 'Your password link'));
  await store.write(`${before}-other.eml`, mailTo(other.email, 'Something else'));
  await store.write(`order-files/${orderTask}/1`, Buffer.from('made'));
  return { admin, successor, catalog, person, other, sent, open, sold, orderTask, customerTask, invoicePdf };
}

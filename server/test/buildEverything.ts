import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../db/openDatabase';
import * as schema from '../db/schema';
import { theRow } from '../db/theRow';
import type { FileStore } from '../files/fileStore';
import { buildPicture } from './buildPicture';
import { buildCatalog, buildOrder, buildUser, buildVersion } from './factories';

const long = 'A "quoted" line\nwith a break, a \\, a tab\t, an é, a 👗 and a \u2028.';

/**
 * Inserts rows into every table that an export has, with values that are hard to write down, and stores a file of each
 * kind. `secrets` are those that only an export with secrets may have.
 */
export async function buildEverything(db: Db, files: FileStore) {
  const catalog = await buildCatalog(db, {
    name: long,
    archivedAt: new Date('2026-01-02T03:04:05.678Z'),
    garments: [{ stock: 7, prices: { UK: 3333 }, whPriceCents: 1_000_000_001 }],
  });
  const admin = await buildUser(db, { roles: ['admin'], name: long, passwordHash: 'the hash of a password' });
  const agent = await buildUser(db, { roles: ['agent', 'wls'], passwordHash: 'another hash' });
  const customer = await buildUser(db, {
    agents: [agent],
    catalogs: [catalog],
    addresses: [{ sapId: '100', address: long }, { sapId: '200' }],
    salesOrganizations: [{ salesOrganization: '2100', channel: 'FR' }],
    lastSeenAt: new Date('1999-12-31T23:59:59.999Z'),
  });
  const [secret, codeHash, publicKey] = [randomBytes(100), randomBytes(32), randomBytes(77)];
  await db.insert(schema.customerPapers).values({ customerId: customer.id, billTo: long });
  await db.insert(schema.totpSecrets).values({ userId: admin.id, secret, lastStep: 58_000_000 });
  await db.insert(schema.recoveryCodes).values({ userId: admin.id, codeHash, usedAt: new Date(0) });
  await db.insert(schema.passkeys).values({
    id: 'the-id-of-a-passkey',
    userId: agent.id,
    publicKey,
    signCount: 3,
    transports: ['internal', 'hybrid'],
    isBackedUp: true,
    name: 'Phone',
  });
  await db
    .insert(schema.openidAccounts)
    .values({ provider: 'company', subject: 'the subject', userId: agent.id });
  await db.insert(schema.extraPictures).values({ generic: 'WJM123', color: '000', count: 2 });

  const order = await buildOrder(db, {
    customer,
    seller: agent,
    catalog,
    lines: { WJM123000S: 3, WJM123310L: 999_999 },
    wanted: ['WJM123', 'a "b", {c}'],
    erpKey: '6f1b6f0e-3c1d-4a52-9f0e-0d3b7a5c2e11',
    erpMessage: long,
    note: long,
    proposedAt: new Date(0),
  });
  await buildOrder(db, { customer, catalog });
  await db.insert(schema.orderPapers).values({
    orderId: order.id,
    discountRate: 1250,
    freightCents: 1999,
    vatRate: 2000,
    windows: { 'Drop 1': long, 'Drop 0': '' },
  });
  const [{ id: deliveryId }] = await returned(
    db
      .insert(schema.erpDocuments)
      .values(
        [
          { kind: 'delivery', trackingUrl: 'https://tracking.test/?a=1&b="2"', carrier: long, number: '80' },
          {
            kind: 'invoice',
            amountCents: 1_000_000_001,
            currency: 'EUR',
            number: '90',
            pdf: 'invoices/a.pdf',
            erpKey: order.erpKey,
            reversed: false,
          },
        ].map((one) => ({ reversed: true, ...one, orderId: order.id, revision: 2, day: new Date(0) })),
      )
      .returning(),
  );
  const [sku] = catalog.skus;
  if (sku === undefined) throw new Error('The catalog has no sku.');
  for (const position of [1, 2])
    await db
      .insert(schema.erpDocumentLines)
      .values({ documentId: deliveryId, position, skuId: sku.id, quantity: 3, reason: long });
  await db
    .insert(schema.orderNewsSeen)
    .values({ userId: customer.id, documentId: deliveryId, contentHash: 'seen' });
  const { id: versionId } = await buildVersion(db, order, { sentBy: agent.id, wanted: ['a "b", {c}'] });
  await db
    .insert(schema.orderVersionLines)
    .values({ versionId, skuId: sku.id, quantity: 3, whPriceCents: 1_000_000_001 });
  await db.insert(schema.orderProposals).values({
    ...{ orderId: order.id, version: 3, savedAt: new Date(0) },
    wantedAdded: ['a "b"'],
    note: long,
  });
  await db.insert(schema.orderProposalLines).values({ orderId: order.id, skuId: sku.id, quantity: 0 });
  for (const kind of ['created', 'noted']) {
    await db
      .insert(schema.orderEvents)
      .values({ orderId: order.id, at: new Date(), actorId: agent.id, kind, detail: { text: long } });
  }
  const view = { ownerId: agent.id, name: long, query: 'status=open', isShared: true };
  const [{ id: viewId }] = await returned(db.insert(schema.orderViews).values(view).returning());
  await db.insert(schema.orderViewStarts).values({ userId: agent.id, viewId });
  const group = { ownerId: admin.id, name: 'Best' };
  const [{ id: groupId }] = await returned(db.insert(schema.customerGroups).values(group).returning());
  await db.insert(schema.customerGroupMembers).values({ groupId, customerId: customer.id });

  const orderTask = await buildTask(db, { createdBy: agent.id, finishedAt: new Date(), errors: [long] });
  const asked = { taskId: orderTask, createdBy: agent.id, key: 'k', action: 'pdf' };
  await db.insert(schema.orderTasks).values(asked);
  for (const position of [0, 1]) {
    const line = { taskId: orderTask, position, orderId: '1', fileName: `${position}.pdf` };
    await db.insert(schema.orderTaskLines).values({ ...line, outcome: 'done' });
  }
  const customerTask = await buildTask(db, {
    createdBy: admin.id,
    finishedAt: new Date(),
    files: ['a.xlsx'],
  });
  await db.insert(schema.customerTasks).values({ ...asked, taskId: customerTask, createdBy: admin.id });
  await db.insert(schema.customerTaskLines).values({ taskId: customerTask, position: 0, customerId: '3' });
  const open = await buildTask(db, { createdBy: agent.id, status: 'created', finishedAt: null });
  await db.insert(schema.settings).values({ key: 'device_secret', value: 'the secret of devices' });
  await db.insert(schema.settings).values({ key: 'demo', value: 'true' }).onConflictDoNothing();
  await db.execute(sql`update orders set created_at = '2026-02-03 04:05:06.789012Z' where id = ${order.id}`);

  await files.write('images/garments/WJM123.jpg', await buildPicture());
  await files.write('images/thumbnails/WJM123.jpg', randomBytes(500));
  await files.write('invoices/a.pdf', Buffer.from('%PDF-1.7'));
  for (const position of [0, 1]) await files.write(`order-files/${orderTask}/${position}`, randomBytes(300));
  await files.write(`order-files/${open}/0`, Buffer.from('of a task that has not ended'));
  await files.write(`uploads/${customerTask}/0`, randomBytes(30));
  await files.write('mail/2026.eml', Buffer.from('a mail with a link'));
  const secrets = [
    'the hash of a password',
    'another hash',
    'the-id-of-a-passkey',
    'the subject',
    'the secret of devices',
    'a mail with a link',
    ...[secret, codeHash, publicKey].map((bytes) => bytes.toString('base64')),
  ];
  return { admin, agent, customer, order, orderTask, open, secrets };
}

async function buildTask(db: Db, values: Partial<typeof schema.tasks.$inferInsert>): Promise<number> {
  const task = { class: 'Anything', lane: 'any', input: { of: long, list: [1, null] }, status: 'done' };
  const [{ id }] = await returned(
    db
      .insert(schema.tasks)
      .values({ ...task, ...values })
      .returning(),
  );
  return id;
}

const returned = async <Row>(rows: PromiseLike<Row[]>): Promise<[Row]> => [theRow(await rows)];

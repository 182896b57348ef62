import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { oneTimeLinks, orders, tasks, users } from '../../db/schema';
import { type MailInput, mailTask, type NewsOfOrder } from '../../background/mail';
import { lockLink } from '../../identity/oneTimeLinks';
import type { Repeating } from '../../core/repeat';
import { startTask, startTasks } from '../../background/tasks';
import { recordedLog } from '../../test/buildErp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { writeCountryFile } from '../../test/countryFile';
import { openTestDatabase } from '../../test/testDatabase';
import { until } from '../../test/until';
import { mailTaskDefinition } from './mailTaskDefinition';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-mail-'));
const countryFile = path.join(dataDir, 'countries.mmdb');
const folder = path.join(dataDir, 'mail');
const publicUrl = 'https://orders.brand.test';
let database: Database;
let host: Repeating;
const confirm = jest.fn(async ({ orderId }: { orderId: string }) => ({
  fileName: `confirmation_${orderId}.pdf`,
  bytes: Buffer.from('%PDF'),
}));

const shipment = {
  ...{ number: '80', day: 1_789_344_000, carrier: 'Nordfrakt', tracking_number: 'NF80' },
  tracking_url: 'https://tracking.example/NF80',
  lines: [{ sku: 'WJM123000M', quantity: 4 }],
};
const readNews = jest.fn<Promise<NewsOfOrder | null>, []>();

beforeAll(async () => {
  database = await openTestDatabase();
  const parts = {
    env: {
      smtpUrl: null,
      mailFrom: 'orders@brand.test',
      dataDir,
      publicUrl,
      brandName: '',
      countryFile,
      timeZone: 'UTC',
    },
    log: recordedLog,
  };
  const quick = { pollSeconds: 0.05, retrySeconds: [0.1] };
  host = startTasks({ ...parts, ...quick, database }, [
    mailTaskDefinition({ ...parts, db: database.db, confirm, readNews }),
  ]);
});
afterAll(async () => {
  await host.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  jest.clearAllMocks();
});

const mails = () => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) =>
        readFileSync(path.join(folder, name), 'utf8').replace(/=\r\n/g, '').replaceAll('=3D', '='),
      );
  } catch {
    return [];
  }
};
const enqueue = (input: MailInput) =>
  startTask(database.db, { dataDir }, mailTask, { input, createdBy: null });

test('an invitation goes to the person, with a valid link', async () => {
  const user = await buildUser(database.db, { name: 'Atelier Nord\nBcc: all', email: 'nord@shop.test' });
  await enqueue({ kind: 'invitation', userId: user.id, orderId: null });
  await until(() => mails().length === 1);
  const [mail = ''] = mails();
  expect(mail).toContain('nord@shop.test');
  expect(mail).toContain('Hello Atelier Nord Bcc: all,');
  expect(mail).not.toContain('waiting for you');
  const token = /https:\/\/orders\.brand\.test\/password-link#([\w-]{43})\r\n/.exec(mail)?.[1] ?? '';
  expect(await lockLink(database.db, token, new Date())).toMatchObject({
    userId: user.id,
    orderId: null,
  });
});

test('an invitation names the order that is waiting for the person', async () => {
  const { db } = database;
  const customer = await buildUser(db);
  const order = await buildOrder(db, { customer, catalog: await buildCatalog(db), name: 'Spring window' });
  const sender = await buildUser(db, { roles: ['agent'], name: 'Nora Lindqvist' });
  await enqueue({ kind: 'invitation', userId: customer.id, orderId: order.id, senderId: sender.id });
  await until(() => mails().length === 1);
  expect(mails()[0]).toContain(`Nora Lindqvist created an account for you at ${publicUrl}.`);
  expect(mails()[0]).toContain(`${publicUrl}/linesheet/${order.id}\r\n`);
  expect(mails()[0]).toContain("The order 'Spring window' is waiting for you there.");
  const [link] = await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, customer.id));
  expect(link?.orderId).toBe(order.id);
});

test('an account that was closed meanwhile gets none', async () => {
  const { db } = database;
  const closed = await buildUser(db);
  await db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.id));
  await enqueue({ kind: 'invitation', userId: closed.id, orderId: null });
  const next = await buildUser(db);
  await enqueue({ kind: 'invitation', userId: next.id, orderId: null });
  await until(() => mails().length > 0);
  expect(mails()).toEqual([expect.stringContaining(next.email)]);
});

describe('the link to an order', () => {
  const buildLink = async (customer: Partial<Parameters<typeof buildUser>[1]> = {}) => {
    const { db } = database;
    const shop = await buildUser(db, { name: 'Atelier Nord', passwordHash: 'hash', ...customer });
    const seller = await buildUser(db, { roles: ['agent'], name: 'Nora Lindqvist' });
    const catalog = await buildCatalog(db);
    const order = await buildOrder(db, { customer: shop, seller, catalog, name: 'Spring window' });
    const input: MailInput = { kind: 'order_link', userId: shop.id, orderId: order.id };
    return { shop, order, input };
  };

  test('goes to its customer, and links to it after a sign-in', async () => {
    const { shop, order, input } = await buildLink();
    await enqueue(input);
    await until(() => mails().length === 1);
    const [mail = ''] = mails();
    expect(mail).toContain(`<${shop.email}>`);
    expect(mail).toContain("Subject: Your order 'Spring window'");
    expect(mail).toContain("The order 'Spring window' has been prepared for you by Nora Lindqvist.");
    expect(mail).toContain(`Open your order here:\r\n${publicUrl}/linesheet/${order.id}\r\n`);
    expect(mail).toContain(`<a href="${publicUrl}/linesheet/${order.id}">Open your order here</a>`);
    expect(await database.db.$count(oneTimeLinks, eq(oneTimeLinks.userId, shop.id))).toBe(0);
  });

  test('is not sent when the order was deleted or the account closed meanwhile', async () => {
    const { db } = database;
    const deleted = await buildLink();
    await db.update(orders).set({ archivedAt: new Date() }).where(eq(orders.id, deleted.order.id));
    await enqueue(deleted.input);
    await enqueue((await buildLink({ closedAt: new Date() })).input);
    const { shop, input } = await buildLink();
    await enqueue(input);
    await until(() => mails().length > 0);
    expect(mails()).toEqual([expect.stringContaining(shop.email)]);
  });
});

describe('the confirmation of a sent order', () => {
  const buildSent = async (values: Partial<Parameters<typeof buildOrder>[1]> = {}) => {
    const { db } = database;
    const customer = await buildUser(db, { name: 'Atelier Nord' });
    const catalog = await buildCatalog(db);
    const order = await buildOrder(db, { customer, catalog, name: 'Spring window', sapStatus: 1, ...values });
    return { customer, order };
  };

  test('is attached to a mail that links to the order', async () => {
    const { customer, order } = await buildSent();
    await enqueue({ kind: 'confirmation', userId: customer.id, orderId: order.id });
    await until(() => mails().length === 1);
    const [mail = ''] = mails();
    expect(mail).toContain("Subject: Confirmation of the order 'Spring window'");
    expect(mail).toContain("The order 'Spring window' of Atelier Nord has been sent.");
    expect(mail).toContain(`${publicUrl}/linesheet/${order.id}`);
    expect(mail).toContain(`filename=confirmation_${order.id}.pdf`);
    expect(mail).toContain('JVBERg');
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({
      user: { dbId: customer.id, roles: ['wls'] },
      orderId: String(order.id),
    });
  });

  test('has its PDF in the language of whom it is sent to', async () => {
    const { customer, order } = await buildSent();
    await database.db.update(users).set({ language: 'fr' }).where(eq(users.id, customer.id));
    await enqueue({ kind: 'confirmation', userId: customer.id, orderId: order.id });
    await until(() => mails().length === 1);
    expect(confirm.mock.calls[0]?.[0]).toMatchObject({ locale: { language: 'fr', region: 'fr' } });
  });

  test('is not sent when the order was unlocked or deleted meanwhile', async () => {
    for (const values of [{ sapStatus: 0 }, { archivedAt: new Date() }]) {
      const { customer, order } = await buildSent(values);
      await enqueue({ kind: 'confirmation', userId: customer.id, orderId: order.id });
    }
    const { customer, order } = await buildSent();
    await enqueue({ kind: 'confirmation', userId: customer.id, orderId: order.id });
    await until(() => mails().length > 0);
    expect(mails()).toEqual([expect.stringContaining(customer.email)]);
  });
});

describe('news of a sent order', () => {
  const changed = [{ kind: 'delivery', number: '80', wasReported: false }] as const;
  const buildNews = async (values: Partial<Parameters<typeof buildOrder>[1]> = {}) => {
    const { db } = database;
    const customer = await buildUser(db, { name: 'Atelier Nord', language: 'fr' });
    const catalog = await buildCatalog(db);
    const order = await buildOrder(db, { customer, catalog, name: 'Spring window', sapStatus: 2, ...values });
    const input: MailInput = {
      kind: 'fulfillment',
      userId: customer.id,
      orderId: order.id,
      changed,
      at: 1_789_400_000,
    };
    return { customer, order, input };
  };
  beforeEach(() => readNews.mockResolvedValue({ differing: null, shipments: [shipment], takenBack: [] }));

  test('is one file however often its task is done', async () => {
    const { order, input } = await buildNews();
    await enqueue(input);
    await enqueue(input);
    await until(async () => (await database.db.$count(tasks, isNull(tasks.finishedAt))) === 0);
    const [mail = '', ...others] = mails();
    expect(others).toEqual([]);
    expect(mail).toContain(`${publicUrl}/linesheet/${order.id}?lang=fr`);
    expect(mail).toContain('https://tracking.example/NF80\r\n');
  });

  test('is not sent once the order was unlocked or deleted, the account closed, or its documents taken back', async () => {
    await enqueue((await buildNews({ sapStatus: 0 })).input);
    await enqueue((await buildNews({ archivedAt: new Date() })).input);
    const closed = await buildNews();
    await database.db.update(users).set({ closedAt: new Date() }).where(eq(users.id, closed.customer.id));
    await enqueue(closed.input);
    readNews.mockResolvedValueOnce(null);
    await enqueue((await buildNews()).input);
    const { customer, input } = await buildNews();
    await enqueue(input);
    await until(() => mails().length > 0);
    expect(mails()).toEqual([expect.stringContaining(customer.email)]);
  });
});

describe('a security notice', () => {
  const about = { kind: 'security_notice', what: 'email_changed', at: 1_795_692_600, from: null } as const;

  test('goes to the address of the account or to its former one, without a link that grants access', async () => {
    const user = await buildUser(database.db, { name: 'Atelier Nord', email: 'now@shop.test' });
    await enqueue({ ...about, userId: user.id, email: 'before@shop.test' });
    await enqueue({ ...about, userId: user.id });
    await until(() => mails().length === 2);
    const all = mails().join('');
    expect(all).toContain('Atelier Nord <before@shop.test>');
    expect(all).toContain('Atelier Nord <now@shop.test>');
    expect(all).toContain(`${publicUrl}/admin/profile`);
    expect(await database.db.$count(oneTimeLinks, eq(oneTimeLinks.userId, user.id))).toBe(0);
  });

  test('names the country of the address', async () => {
    writeCountryFile(countryFile, { country_code: 'PT' }, {});
    const user = await buildUser(database.db, { language: 'de' });
    await enqueue({ ...about, userId: user.id, from: { address: '85.240.1.2', userAgent: '' } });
    await until(() => mails().length > 0);
    expect(mails().join('')).toContain('85.240.1.2 (Portugal)');
  });

  test('is not sent for no account or a closed one', async () => {
    const closed = await buildUser(database.db, { closedAt: new Date() });
    await enqueue({ ...about, userId: closed.id, email: 'before@shop.test' });
    await enqueue({ ...about, userId: null });
    const { id: userId, email } = await buildUser(database.db);
    await enqueue({ ...about, userId });
    await until(() => mails().length > 0);
    expect(mails()).toEqual([expect.stringContaining(email)]);
  });
});

test('a mail that could not be sent is tried again, and logged when it is given up', async () => {
  // There is a file where the outbox should be.
  writeFileSync(folder, '');
  const user = await buildUser(database.db);
  const about = { at: 1, from: null, email: 'before@shop.test' };
  await enqueue({ kind: 'security_notice', what: 'email_changed', userId: user.id, ...about });
  await until(() => recordedLog.error.mock.calls.length > 0);
  expect(recordedLog.error).toHaveBeenCalledWith(
    { kind: 'security_notice', userId: user.id, orderId: null, reason: expect.stringContaining('EEXIST') },
    'a mail could not be sent',
  );
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { oneTimeLinks, users } from '../../db/schema';
import { type RunningJobs, startJobs } from '../../plugins/jobs';
import { type MailJob, mailQueue } from '../../plugins/mailQueue';
import { lockInvitation } from '../../plugins/oneTimeLinks';
import { recordedLog } from '../../test/buildErp';
import { buildCatalog, buildOrder, buildUser } from '../../test/factories';
import { openTestDatabase } from '../../test/testDatabase';
import { until } from '../../test/until';
import { startMail } from './startMail';

type Database = Awaited<ReturnType<typeof openTestDatabase>>;

const tries = { retryLimit: 1, retryDelaySeconds: 1, expireSeconds: 60, pollSeconds: 0.05 };
const dataDir = mkdtempSync(path.join(tmpdir(), 'linedesk-mail-'));
const folder = path.join(dataDir, 'mail');
const publicUrl = 'https://orders.brand.test';
let database: Database;
let jobs: RunningJobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await startJobs({ pool: database.pool, log: recordedLog, maintenanceSeconds: 1 });
  const env = { smtpUrl: null, mailFrom: 'orders@brand.test', dataDir, publicUrl };
  await startMail({ db: database.db, env, jobs, log: recordedLog, tries });
});
afterAll(async () => {
  await jobs.stop();
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
const enqueue = (job: MailJob) => jobs.enqueue(database.db, mailQueue, job);

test('an invitation goes to the person, with a link that works', async () => {
  const user = await buildUser(database.db, { name: 'Atelier Nord\nBcc: all', email: 'nord@shop.test' });
  await enqueue({ kind: 'invitation', userId: user.id, orderId: null });
  await until(() => mails().length === 1);
  const [mail = ''] = mails();
  expect(mail).toContain('nord@shop.test');
  expect(mail).toContain('Hello Atelier Nord Bcc: all,');
  expect(mail).not.toContain('waits for you');
  const token = /https:\/\/orders\.brand\.test\/password-link#([\w-]{43})\r\n/.exec(mail)?.[1] ?? '';
  expect(await lockInvitation(database.db, token, new Date())).toMatchObject({
    userId: user.id,
    orderId: null,
  });
});

test('it names the order that waits for the person', async () => {
  const { db } = database;
  const customer = await buildUser(db);
  const order = await buildOrder(db, { customer, catalog: await buildCatalog(db), name: 'Spring window' });
  await enqueue({ kind: 'invitation', userId: customer.id, orderId: order.id });
  await until(() => mails().length === 1);
  expect(mails()[0]).toContain("The order 'Spring window' waits for you there.");
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

test('one that could not be sent is tried again, and told of when it is given up', async () => {
  // A file stands where the outbox should be.
  writeFileSync(folder, '');
  const user = await buildUser(database.db);
  await enqueue({ kind: 'invitation', userId: user.id, orderId: null });
  await until(() => recordedLog.error.mock.calls.length > 0);
  expect(recordedLog.error).toHaveBeenCalledWith(
    { userId: user.id, reason: expect.stringContaining('EEXIST') },
    'an invitation could not be sent',
  );
});

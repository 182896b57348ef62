import { unzipSync } from 'fflate';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { mailTask } from '../background/mail';
import { startTask } from '../background/tasks';
import { pictureTaskDefinitions } from '../features/images/pictureTasks';
import { mailTaskDefinition } from '../features/mail/mailTaskDefinition';
import { buildOrderTasks } from '../test/buildOrderTasks';
import { recordedLog } from '../test/buildErp';
import { buildPicture } from '../test/buildPicture';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { openBucket } from '../test/openBucket';
import { filesOf } from './filesOf';

let bucket: Awaited<ReturnType<typeof openBucket>>;
let first: TestApp;
let second: TestApp;
let admin: Awaited<ReturnType<typeof buildUser>>;
let many: ReturnType<typeof buildOrderTasks>;

// Two hosts on two machines: one database, one bucket, no shared disk.
beforeAll(async () => {
  bucket = await openBucket();
  first = await buildTestApp({ env: bucket.env });
  second = await buildTestApp({ env: bucket.env, beside: first });
  admin = await buildUser(first.db, { roles: ['admin'] });
  many = buildOrderTasks(second);
});
afterEach(() => many.hosts.stop());
afterAll(async () => {
  await many.close();
  await second.close();
  await first.close();
  await bucket.close();
});

const everyFile = ({ env }: TestApp) =>
  readdirSync(env.dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(env.dataDir, path.join(file.parentPath, file.name)));

const show = ({ app }: TestApp, address: string, headers = {}) =>
  app.inject({ url: `/images/${address}`, headers });

test('a picture uploaded to one host is processed by the other, and served by both', async () => {
  const files = [{ field: 'images', filename: 'WJM123.jpg', content: await buildPicture() }];
  const { json } = await first.as(admin).call('uploadImages', { body: {}, files });
  many.hosts.start(pictureTaskDefinitions({ db: second.db, env: second.env }));
  expect(await many.hosts.ended(json.task_id)).toMatchObject({ status: 'done', errors: null });

  const [one, other] = [await show(first, 'garments/WJM123.jpg'), await show(second, 'garments/WJM123.jpg')];
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({ width: 790, height: 1080 });
  expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  const { etag } = one.headers;
  expect((await show(second, 'garments/WJM123.jpg', { 'if-none-match': etag })).statusCode).toBe(304);
  const part = await show(second, 'garments/WJM123.jpg', { range: 'bytes=0-9', 'if-range': etag });
  expect([part.statusCode, part.rawPayload]).toEqual([206, one.rawPayload.subarray(0, 10)]);
  expect((await show(second, 'garments/WJM999.jpg')).statusCode).toBe(404);

  // The upload was removed, and each machine has only borrowed copies.
  expect(await filesOf(first.env).list('uploads')).toEqual([]);
  expect([...everyFile(first), ...everyFile(second)]).toEqual([]);
});

test('documents made by one host, with pictures, are downloaded from the other', async () => {
  const catalog = await buildCatalog(first.db);
  const order = await buildOrder(first.db, { customer: admin, catalog, lines: { WJM123000M: 3 } });
  many.startHost();
  const colleague = await buildUser(first.db, { roles: ['admin'] });
  const { task_id } = await many.done(colleague, 'pdf', [order]);
  const { status, raw } = await first.as(admin).call('downloadOrderTaskFiles', { params: { id: task_id } });
  expect(status).toBe(200);
  const made = Object.values(unzipSync(raw));
  expect(made.map((file) => Buffer.from(file.subarray(0, 5)).toString())).toEqual(['%PDF-']);

  const pdf = await first.as(admin).call('downloadOrderPdf', { params: { id: String(order.id) } });
  expect(pdf.status).toBe(200);
  // Its pictures were read from copies on that machine.
  expect(everyFile(first)).toEqual([expect.stringMatching(/^copies\/images\/garments\/WJM123\.jpg\/\w+$/)]);
});

test('mails are stored in it', async () => {
  const { env, db } = second;
  const notAskedFor = () => Promise.reject(new Error('not asked for'));
  const parts = { env, db, log: recordedLog, confirm: notAskedFor, readNews: notAskedFor };
  const input = { kind: 'password_reset', userId: admin.id, language: null } as const;
  const id = await startTask(db, env, mailTask, { input, createdBy: null });
  many.hosts.start([mailTaskDefinition(parts)]);
  expect((await many.hosts.ended(id)).status).toBe('done');
  expect(await filesOf(first.env).list('mail')).toEqual([expect.stringMatching(/^mail\/[\w-]+\.eml$/)]);
});

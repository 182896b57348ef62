import fs, { mkdirSync, readdirSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { filesOf } from '../files/filesOf';
import { storeUploads } from '../background/uploads';
import { buildWorkbook } from '../test/buildSpreadsheet';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildCatalog, buildOrder, buildUser } from '../test/factories';
import { until } from '../test/until';
import { openMailer } from '../background/mail';
import { inEnglish } from '../../src/domain/language/wording';
import { diskFull } from '../core/problems';

let t: TestApp;
let admin: { id: number };

beforeAll(async () => {
  t = await buildTestApp();
  admin = await buildUser(t.db, { roles: ['admin'] });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => t.close());

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

/** Every file below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Makes the disk full after the first bytes of a file. */
const fillDiskInTheMiddle = () =>
  jest.spyOn(fsPromises, 'writeFile').mockImplementation(async (file) => {
    fs.writeFileSync(String(file), 'half');
    throw noSpace();
  });

test('an upload to a full disk gives a 507 with a message, and leaves no files', async () => {
  const { createWriteStream, open, close } = fs;
  const write = (...args: unknown[]) => {
    const done = args.at(-1);
    if (typeof done === 'function') done(noSpace());
  };
  jest
    .spyOn(fs, 'createWriteStream')
    .mockImplementation((file) => createWriteStream(file, { fs: { open, close, write } }));
  const content = buildWorkbook([['sku', 'stock']]);
  const answer = await t.as(admin).call('uploadStock', {
    body: {},
    files: [{ field: 'file_path', filename: 'stock.xlsx', content }],
  });
  expect(answer.status).toBe(507);
  expect(answer.json).toMatchObject({ title: 'Disk full', status: 507, detail: inEnglish(diskFull) });
  await until(() => filesIn(path.join(t.env.dataDir, 'tmp')).length === 0);
});

test('a save to a database with a full disk gives a 507 with a message, and is rolled back', async () => {
  const catalog = await buildCatalog(t.db);
  const order = await buildOrder(t.db, { customer: admin, catalog, lines: { WJM123000M: 3 } });
  const sheet = () => t.as(admin).call('getOrder', { params: { id: String(order.id) } });
  const { lines } = (await sheet()).json;
  await t.db.execute(sql`create function fill_disk() returns trigger language plpgsql as $$
    begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await t.db.execute(sql`create trigger full_disk before insert or update on order_lines
    for each row execute function fill_disk()`);
  const answer = await t.as(admin).call('updateOrder', {
    body: { id: String(order.id), lines: { WJM123000M: 9 }, wanted: [], service_date: null },
  });
  expect([answer.status, answer.json]).toMatchObject([507, { detail: inEnglish(diskFull) }]);
  await t.db.execute(sql`drop trigger full_disk on order_lines`);
  expect((await sheet()).json.lines).toEqual(lines);
});

test('a picture that does not fit leaves the previous one, and no partial file', async () => {
  const folder = path.join(t.env.dataDir, 'images', 'garments');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'WJM123.jpg');
  fs.writeFileSync(file, 'before');
  fillDiskInTheMiddle();
  const after = filesOf(t.env).write('images/garments/WJM123.jpg', Buffer.from('after'));
  await expect(after).rejects.toThrow('ENOSPC');
  expect(filesIn(folder)).toEqual(['WJM123.jpg']);
  expect(fs.readFileSync(file, 'utf8')).toBe('before');
});

test('a mail that does not fit leaves no partial file', async () => {
  fillDiskInTheMiddle();
  const mailer = openMailer({ ...t.env, smtpUrl: null });
  const message = {
    to: { name: 'A', address: 'a@shop.test' },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello',
  };
  await expect(mailer.send(message)).rejects.toThrow('ENOSPC');
  expect(filesIn(path.join(t.env.dataDir, 'mail'))).toEqual([]);
});

test("files of a task that can't all be stored are removed at once", async () => {
  const uploads = ['a', 'b'].map((name) => ({ path: path.join(t.env.dataDir, `upload-${name}`) }));
  for (const { path: file } of uploads) fs.writeFileSync(file, 'content');
  const rename = fsPromises.rename;
  jest.spyOn(fsPromises, 'rename').mockImplementation(async (from, to) => {
    if (String(from).endsWith('-b')) throw noSpace();
    await rename(from, to);
  });
  await expect(storeUploads(t.env, 4711, uploads)).rejects.toThrow('ENOSPC');
  expect(filesIn(path.join(t.env.dataDir, 'uploads'))).toEqual([]);
});

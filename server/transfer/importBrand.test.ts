import { eq } from 'drizzle-orm';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as schema from '../db/schema';
import { UnfinishedImportError } from '../db/settings';
import { theRow } from '../db/theRow';
import { buildEverything } from '../test/buildEverything';
import { contentsOf, type TransferHost, transferHosts } from '../test/transferHosts';
import { kinds } from './kinds';
import { nestedOf } from './rows';

const hosts = transferHosts();
let source: TransferHost;
let brand: Awaited<ReturnType<typeof buildEverything>>;
let exported: string;

beforeAll(async () => {
  source = await hosts.open();
  brand = await buildEverything(source.database.db, source.files);
  exported = await source.exported();
});
afterAll(() => hosts.close());

/** The rows of a kind's file. */
const rowsOf = (folder: string, kind: string): Record<string, unknown>[] =>
  readFileSync(path.join(folder, `${kind}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A copy of the export with another file, whose checksum the manifest has. */
function changed(change: (folder: string) => void): string {
  const folder = path.join(hosts.newFolder(), 'changed');
  cpSync(exported, folder, { recursive: true });
  change(folder);
  return folder;
}

const rewriteManifest = (folder: string, change: (text: string) => string) => {
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

const countsOf = ({ database }: TransferHost) =>
  Promise.all(kinds.map(({ table }) => database.db.$count(table)));

describe('an export', () => {
  it.each(kinds)('of everything has rows of $name, and all that is nested in them', (kind) => {
    const rows = rowsOf(exported, kind.name);
    const present = nestedOf(kind, true).filter(([field]) =>
      rows.some((row) => (Array.isArray(row[field]) ? row[field].length > 0 : row[field] !== null)),
    );
    expect([rows.length > 0, present.map(([field]) => field)]).toEqual([
      true,
      nestedOf(kind, true).map(([field]) => field),
    ]);
  });

  it('without secrets has none of them in any file, and the rest', async () => {
    const contents = contentsOf(await source.exported({ withSecrets: false }));
    const all = [...contents.values()].join('\n');
    expect(brand.secrets.filter((secret) => all.includes(secret))).toEqual([]);
    const whole = [...contentsOf(exported).values()].join('\n');
    expect(brand.secrets.filter((secret) => !whole.includes(secret))).toEqual([]);
    for (const name of ['orders.jsonl', 'garments.jsonl', 'tasks.jsonl', 'files/images/garments/WJM123.jpg'])
      expect(contents.get(name)).toBe(contentsOf(exported).get(name));
  });

  it('leaves out tasks that have not ended with their files, and says so', () => {
    expect(rowsOf(exported, 'tasks').map(({ id }) => id)).not.toContain(String(brand.open));
    expect([...contentsOf(exported).keys()]).not.toContain(`files/order-files/${brand.open}/0`);
    expect(source.said).toContain('1 task has not ended and is left out.');
  });

  it('has ids as texts, money in major units and times in seconds to the microsecond', () => {
    const order = rowsOf(exported, 'orders').find(({ id }) => id === String(brand.order.id));
    expect(order).toMatchObject({
      created: 1770091506.789012,
      customer_id: String(brand.customer.id),
      total_price: brand.order.totalCents / 100,
      papers: { discount_percent: 12.5, freight: 19.99, discount_amount: null },
    });
  });

  it('writes each microsecond so that it can be read again', async () => {
    const { rows } = await source.database.pool.query(`
      select count(*)::int as wrong from (select timestamptz '1970-01-01' + n::float8 * 9876543211 * interval '3 microseconds' as at
        from generate_series(1, 100000) n) times
      where to_timestamp(trim_scale(extract(epoch from at))::text::numeric) <> at`);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('leaves out a file whose name no call can ask for', async () => {
    writeFileSync(path.join(source.dataDir, 'images/garments/a copy.jpg'), '');
    expect(contentsOf(await source.exported())).toEqual(contentsOf(exported));
  });

  it('refuses a folder that has anything', async () => {
    const folder = hosts.newFolder();
    writeFileSync(path.join(folder, 'notes.txt'), '');
    const { pool } = source.database;
    const { exportBrand } = await import('./exportBrand');
    const options = { pool, files: source.files, folder, withSecrets: false, onProgress: () => undefined };
    await expect(exportBrand(options)).rejects.toThrow(`${folder} is not empty; name a new folder`);
  });

  it('refuses a database of another version, and leaves it as it is', async () => {
    const host = await hosts.open();
    await host.database.pool.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await expect(host.exported()).rejects.toThrow('was made by another version of Linedesk');
  });
});

describe('an import', () => {
  let target: TransferHost;
  beforeAll(async () => {
    target = await hosts.open();
    await target.imported(exported, 700);
  });

  it('has the same export, byte for byte', async () => {
    expect(contentsOf(await target.exported())).toEqual(contentsOf(exported));
  });

  it('has no more and no fewer rows in any exported table, and no sign of the import', async () => {
    const counts = await countsOf(source);
    const tasks = kinds.findIndex(({ name }) => name === 'tasks');
    expect(await countsOf(target)).toEqual(
      counts.map((count, index) => (index === tasks ? count - 1 : count)),
    );
    const [found] = await target.database.db
      .select()
      .from(schema.settings)
      .where(eq(schema.settings.key, 'import'));
    expect(found).toBeUndefined();
  });

  it('gives new rows ids after the imported ones', async () => {
    const { db } = target.database;
    const last = Math.max(...rowsOf(exported, 'users').map(({ id }) => Number(id)));
    const made = await db
      .insert(schema.users)
      .values({ name: 'New', email: 'new@shop.test', roles: ['wls'] })
      .returning();
    expect(theRow(made).id).toBe(last + 1);
    await db.insert(schema.orderEvents).values({ orderId: brand.order.id, at: new Date(), kind: 'finished' });
    await db.delete(schema.users).where(eq(schema.users.email, 'new@shop.test'));
  });

  it('notes for lists and sheets that everything has changed', async () => {
    const { rows } = await target.database.pool.query('select distinct topic from changes order by topic');
    expect(rows.map(({ topic }) => topic)).toEqual(['garments', 'person', 'pictures', 'reach', 'stock']);
  });

  it('is refused by a host that has anything', async () => {
    await expect(target.imported(exported)).rejects.toThrow(
      'This host already has catalogs; import into an empty',
    );
    const host = await hosts.open();
    await host.database.db.insert(schema.stocks).values({ sku: 'A', warehouse: '0001', quantity: 1 });
    await expect(host.imported(exported)).rejects.toThrow(
      'This host already has stock; import into an empty one.',
    );
  });

  it('fills fields that an earlier version did not have with their defaults', async () => {
    const host = await hosts.open();
    const folder = changed(() => undefined);
    const file = path.join(folder, 'orders.jsonl');
    const before = readFileSync(file);
    writeFileSync(file, before.toString().replaceAll(/"staff_note":"",|"wanted":\[\],/g, ''));
    await refreshChecksum(folder, 'orders.jsonl');
    await host.imported(folder);
    expect(contentsOf(await host.exported()).get('orders.jsonl')).toBe(before.toString('latin1'));
  });

  it('stores texts as they are seen, which an earlier version took as they were sent', async () => {
    const host = await hosts.open();
    const folder = changed(() => undefined);
    const file = path.join(folder, 'users.jsonl');
    const before = readFileSync(file, 'utf8');
    const sent = before.replace('"name":"', '$&\u202eCre\u0300me \u200b');
    writeFileSync(file, sent);
    await refreshChecksum(folder, 'users.jsonl');
    await host.imported(folder);
    const after = contentsOf(await host.exported()).get('users.jsonl') ?? '';
    expect(Buffer.from(after, 'latin1').toString()).toBe(before.replace('"name":"', '$&Crème '));
  });
});

/** Writes the checksum of a changed file into the manifest. */
async function refreshChecksum(folder: string, name: string): Promise<void> {
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('hex');
  const entry = new RegExp(`("name": "${name}",\\s+"bytes": \\d+,\\s+"sha256": ")\\w+`);
  rewriteManifest(folder, (text) => text.replace(entry, `$1${sha256}`));
}

describe('an import refuses, and writes nothing,', () => {
  const cases: [string, (folder: string) => void, string][] = [
    [
      'a file that has changed',
      (folder) => appendFileSync(path.join(folder, 'users.jsonl'), '\n'),
      "users.jsonl has changed since it was exported: its checksum is not the manifest's.",
    ],
    [
      'a picture that has changed',
      (folder) => writeFileSync(path.join(folder, 'files/images/garments/WJM123.jpg'), ''),
      'files/images/garments/WJM123.jpg has changed since it was exported',
    ],
    [
      'a file that is missing',
      (folder) => rmSync(path.join(folder, 'orders.jsonl')),
      'has no orders.jsonl: it is not an export, or one that did not end.',
    ],
    [
      'an export that did not end',
      (folder) => rmSync(path.join(folder, 'manifest.json')),
      'has no manifest.json: it is not an export, or one that did not end.',
    ],
    [
      'a manifest that is none',
      (folder) => rewriteManifest(folder, () => '{"export":"linedesk"}'),
      'manifest.json is not the manifest of an export.',
    ],
    [
      'another format',
      (folder) => rewriteManifest(folder, (text) => text.replace('"format": 1', '"format": 2')),
      'The export has format 2, but this version of Linedesk reads format 1.',
    ],
    [
      'a kind that the manifest does not list',
      (folder) => rewriteManifest(folder, (text) => text.replace('"stock.jsonl"', '"users.jsonl"')),
      'manifest.json does not list stock.jsonl.',
    ],
    [
      'a path that leads out of the folder',
      (folder) => rewriteManifest(folder, (text) => text.replace('files/images/garments', 'files/images/..')),
      "manifest.json lists 'files/images/../WJM123.jpg', which is not a file of an export.",
    ],
  ];

  it.each(cases)('%s', async (_what, change, sentence) => {
    const host = await hosts.open();
    await expect(host.imported(changed(change))).rejects.toThrow(sentence);
    const rows = await Promise.all(Object.values(await countsOf(host)));
    expect([rows.every((count) => count === 0), await host.files.list('images')]).toEqual([true, []]);
  });
});

describe('an import that stopped halfway', () => {
  let host: TransferHost;
  let folder: string;
  beforeAll(async () => {
    host = await hosts.open();
    folder = changed((one) => {
      const file = path.join(one, 'orders.jsonl');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"quantity":3', '"quantity":0'));
    });
    await refreshChecksum(folder, 'orders.jsonl');
  });

  it('says what the database refuses, without the values', async () => {
    await expect(host.imported(folder)).rejects.toThrow(
      "orders.jsonl can't be imported: PostgreSQL refuses order_lines.order_lines_quantity (23514).",
    );
  });

  it('lets nobody export it, and no other export be imported', async () => {
    await expect(host.exported()).rejects.toThrow(UnfinishedImportError);
    await expect(host.imported(exported)).rejects.toThrow('This host has a part of another export;');
  });
});

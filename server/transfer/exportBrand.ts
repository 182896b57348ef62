import { drizzle } from 'drizzle-orm/node-postgres';
import { type SQL, sql } from 'drizzle-orm';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { sapStatus } from '../../src/domain/orders/statuses';
import { eachAtMost } from '../core/eachAtMost';
import { directOptions } from '../db/direct';
import { type Db, isMigrated } from '../db/openDatabase';
import { readLines } from '../db/readLines';
import * as schema from '../db/schema';
import { UnfinishedImportError, unfinishedImport } from '../db/settings';
import { theRow } from '../db/theRow';
import { isFileKey } from '../files/fileKey';
import type { FileStore } from '../files/fileStore';
import { isTaskExported, kinds } from './kinds';
import {
  type ExportedFile,
  format,
  type Manifest,
  manifestName,
  storedFolder,
  TransferError,
  writeExported,
} from './manifest';
import { readme } from './readme';
import { selectLines } from './rows';

const concurrency = 8;

/** What is exported, and where to. */
interface ExportOptions {
  pool: pg.Pool;
  files: FileStore;
  /** A folder that is empty, or doesn't exist. */
  folder: string;
  withSecrets: boolean;
  onProgress: (progress: string) => void;
}

/**
 * Writes everything that a brand has to a folder, as docs/export.md describes: the tables from one snapshot, then the
 * files as they are. The host may run meanwhile. Throws a `TransferError` when it can't be done.
 */
export async function exportBrand(options: ExportOptions): Promise<Manifest> {
  const { pool, folder, withSecrets } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new TransferError(`${folder} is not empty; name a new folder for the export.`);
  const fault = await options.files.fault();
  if (fault !== null) throw new TransferError(fault);
  const client = new pg.Client(directOptions(pool));
  client.on('error', () => undefined);
  await client.connect();
  const db = drizzle(client, { schema });
  try {
    if (!(await isMigrated(client)))
      throw new TransferError(
        'The database is empty or was made by another version of Linedesk; export it with the version that runs on it.',
      );
    if ((await unfinishedImport(db)) !== null) throw new UnfinishedImportError();
    const tables = await exportKinds(db, options);
    const stored = await exportFiles(tables.taskIds, options);
    const manifest: Manifest = {
      export: 'linedesk',
      format,
      made: tables.made,
      made_by: await ownVersion(),
      with_secrets: withSecrets,
      files: [...tables.written, ...stored],
    };
    await writeExported(folder, 'README.txt', [Buffer.from(readme(manifest))]);
    await writeExported(folder, manifestName, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Writes each kind's file from one snapshot. */
function exportKinds(db: Db, { folder, withSecrets, onProgress }: ExportOptions) {
  return db.transaction(
    async (tx) => {
      const written: ExportedFile[] = [];
      for (const kind of kinds) {
        let rows = 0;
        const lines = linesOf(tx, selectLines(kind, withSecrets), (count) => (rows += count));
        written.push({ ...(await writeExported(folder, `${kind.name}.jsonl`, lines)), rows });
        onProgress(`${kind.name}: ${rows.toLocaleString('en')}`);
      }
      await warnOfWaiting(tx, onProgress);
      return { written, ...(await readSnapshot(tx)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Copies the files that belong to what is exported. */
async function exportFiles(taskIds: ReadonlySet<string>, options: ExportOptions): Promise<ExportedFile[]> {
  const { files, folder, withSecrets, onProgress } = options;
  const written: ExportedFile[] = [];
  await eachAtMost(concurrency, await keysOf(files, taskIds, withSecrets), async (key) => {
    const content = await files.read(key);
    // It may have been removed since it was listed.
    if (content !== null) written.push(await writeExported(folder, storedFolder + key, content));
  });
  onProgress(`files: ${written.length.toLocaleString('en')}`);
  return written.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

async function* linesOf(tx: Db, query: SQL, onRows: (count: number) => void): AsyncGenerator<Buffer> {
  for await (const lines of readLines(tx, query)) {
    onRows(lines.length);
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
}

async function readSnapshot(tx: Db): Promise<{ made: number; taskIds: ReadonlySet<string> }> {
  const { rows } = await tx.execute<{ made: number; ids: string[] }>(sql`
    select extract(epoch from date_trunc('second', now()))::float8 as made,
      array(select id::text from tasks where ${isTaskExported}) as ids`);
  const { made, ids } = theRow(rows);
  return { made, taskIds: new Set(ids) };
}

/** Says what an export can't take along: whoever moves should wait for it. */
async function warnOfWaiting(tx: Db, onProgress: (progress: string) => void): Promise<void> {
  const { rows } = await tx.execute<{ tasks: number; orders: number }>(sql`
    select (select count(*) from tasks where status in ('created', 'WIP'))::int as tasks,
      (select count(*) from orders where sap_status = ${sapStatus.waiting})::int as orders`);
  const { tasks, orders } = theRow(rows);
  if (tasks > 0)
    onProgress(
      `${tasks} ${tasks === 1 ? 'task has' : 'tasks have'} not ended and ${tasks === 1 ? 'is' : 'are'} left out.`,
    );
  if (orders > 0)
    onProgress(
      `${orders} ${orders === 1 ? 'order is' : 'orders are'} in the ERP and not answered yet: wait for that before you move.`,
    );
}

/** The files that belong to what is exported; mails in the outbox have links that grant access. */
async function keysOf(
  files: FileStore,
  taskIds: ReadonlySet<string>,
  withSecrets: boolean,
): Promise<string[]> {
  const ofTasks = [...(await files.list('order-files')), ...(await files.list('uploads'))];
  const keys = [
    ...(await files.list('images')),
    ...(await files.list('invoices')),
    ...ofTasks.filter((key) => taskIds.has(key.split('/')[1] ?? '')),
    ...(withSecrets ? await files.list('mail') : []),
  ];
  // Somebody may have put others into the folder, which the host never serves.
  return keys.filter(isFileKey);
}

async function ownVersion(): Promise<string> {
  const own: { version: string } = JSON.parse(
    await readFile(path.join(__dirname, '../../package.json'), 'utf8'),
  );
  return own.version;
}

import { drizzle } from 'drizzle-orm/node-postgres';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { eachAtMost } from '../core/eachAtMost';
import { directOptions } from '../db/direct';
import type { Db } from '../db/openDatabase';
import * as schema from '../db/schema';
import { importKey, unfinishedImport } from '../db/settings';
import { storeTextsAsSeen } from '../db/storeTextsAsSeen';
import { theRow } from '../db/theRow';
import type { FileStore } from '../files/fileStore';
import { type Kind, kinds } from './kinds';
import { checkExport, type Manifest, storedFolder, TransferError } from './manifest';
import { insertLines, nestedOf } from './rows';

/** What is imported, and where to. */
interface ImportOptions {
  /** A migrated database. */
  pool: pg.Pool;
  files: FileStore;
  folder: string;
  onProgress: (progress: string) => void;
  /** How much of a file is written in one transaction, in bytes. */
  batchBytes?: number;
}

/** How far an import is: it is written in the transaction of each batch, so that a killed one goes on from there. */
interface Progress {
  /** Of the manifest. */
  sha256: string;
  /** The index of the kind, or after them of the stored file. */
  step: number;
  /** How many bytes of the kind's file are in the tables. */
  offset: number;
}

const filesAtOnce = 64;
const concurrency = 8;
/** The session lock of the import into a database. */
const importLock = 7_316_227;

/**
 * Fills an empty host with an export, or goes on with an import that was killed. Everything is checked before anything
 * is written; throws a `TransferError` that says what is wrong.
 */
export async function importBrand(options: ImportOptions): Promise<Manifest> {
  const { pool, folder, onProgress } = options;
  const { manifest, sha256 } = await checkExport(folder);
  const fault = await options.files.fault();
  if (fault !== null) throw new TransferError(fault);
  const client = new pg.Client(directOptions(pool));
  client.on('error', () => undefined);
  await client.connect();
  const db = drizzle(client, { schema });
  try {
    // Of an import that was just killed, the last transaction may not have ended yet.
    await db.execute(sql`select pg_advisory_lock(${importLock})`);
    const progress = await begin(db, sha256);
    if (progress.step > 0 || progress.offset > 0) onProgress('An import that did not end goes on.');
    await importKinds(db, manifest, progress, options);
    await importFiles(db, manifest, progress, options);
    await db.transaction(async (tx) => {
      await moveSequences(tx);
      await storeTextsAsSeen(client);
      await tx.execute(sql`delete from settings where key = ${importKey}`);
    });
    // Until PostgreSQL has analyzed the new rows, it plans queries for an empty database.
    await db.execute(sql`analyze`);
    return manifest;
  } finally {
    await client.end();
  }
}

/** Where to go on; refuses a host that has anything, or a part of another export. */
async function begin(db: Db, sha256: string): Promise<Progress> {
  const found = await unfinishedImport(db);
  if (found !== null) {
    const progress: Progress = JSON.parse(found);
    if (progress.sha256 !== sha256)
      throw new TransferError(
        'This host has a part of another export; import that one again, or start with an empty host.',
      );
    return progress;
  }
  for (const { name, table } of kinds.filter((kind) => kind.table !== schema.settings)) {
    const { rows } = await db.execute<{ has: boolean }>(sql`select exists (select from ${table}) as has`);
    if (theRow(rows).has)
      throw new TransferError(
        `This host already has ${name.replaceAll('_', ' ')}; import into an empty one.`,
      );
  }
  const start = { sha256, step: 0, offset: 0 };
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from settings`);
    await writeProgress(tx, start);
  });
  return start;
}

async function writeProgress(tx: Db, progress: Progress): Promise<void> {
  await tx.execute(sql`
    insert into settings (key, value) values (${importKey}, ${JSON.stringify(progress)})
    on conflict (key) do update set value = excluded.value`);
}

async function importKinds(
  db: Db,
  manifest: Manifest,
  from: Progress,
  options: ImportOptions,
): Promise<void> {
  const { folder, onProgress, batchBytes = 1_048_576 } = options;
  for (const [step, kind] of kinds.entries()) {
    if (step < from.step) continue;
    const name = `${kind.name}.jsonl`;
    const start = step === from.step ? from.offset : 0;
    for await (const { lines, end } of batchesOf(path.join(folder, name), start, batchBytes)) {
      await db
        .transaction(async (tx) => {
          await insertLines(tx, kind, manifest.with_secrets, lines);
          await writeProgress(tx, { ...from, step, offset: end });
        })
        .catch(explain(name));
    }
    const rows = manifest.files.find((file) => file.name === name)?.rows ?? 0;
    onProgress(`${kind.name}: ${rows.toLocaleString('en')}`);
  }
}

/** The whole lines of a file from an offset on, about this many bytes at a time. */
async function* batchesOf(
  file: string,
  start: number,
  batchBytes: number,
): AsyncGenerator<{ lines: string; end: number }> {
  let rest = Buffer.alloc(0);
  let end = start;
  for await (const chunk of createReadStream(file, { start, highWaterMark: batchBytes })) {
    const read = Buffer.concat([rest, chunk]);
    const length = read.lastIndexOf('\n') + 1;
    rest = read.subarray(length);
    end += length;
    if (length > 0) yield { lines: read.toString('utf8', 0, length), end };
  }
  if (rest.length > 0) throw new TransferError(`The last line of ${path.basename(file)} does not end.`);
}

/** Stored files are written atomically, so those of an unfinished step can be written again. */
async function importFiles(
  db: Db,
  manifest: Manifest,
  from: Progress,
  options: ImportOptions,
): Promise<void> {
  const { files, folder, onProgress } = options;
  const names = manifest.files.map(({ name }) => name).filter((name) => name.startsWith(storedFolder));
  const written = Math.max(0, from.step - kinds.length);
  for (let at = written; at < names.length; at += filesAtOnce) {
    const some = names.slice(at, at + filesAtOnce);
    await eachAtMost(concurrency, some, async (name) =>
      files.write(name.slice(storedFolder.length), await readFile(path.join(folder, name))),
    );
    await writeProgress(db, { ...from, step: kinds.length + at + some.length, offset: 0 });
  }
  onProgress(`files: ${names.length.toLocaleString('en')}`);
}

/** New rows get ids after those that were imported. */
async function moveSequences(tx: Db): Promise<void> {
  const tables = kinds.flatMap((kind: Kind) => [kind, ...nestedOf(kind, true).map(([, part]) => part)]);
  for (const { table } of tables) {
    const { name, columns } = getTableConfig(table);
    if (!columns.some((column) => column.generatedIdentity !== undefined)) continue;
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${name}, 'id'), last) from (select max(id) as last from ${table}) t
      where last is not null`);
  }
}

const explain =
  (name: string) =>
  (error: unknown): never => {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (!(cause instanceof pg.DatabaseError)) throw error;
    const where = [cause.table, cause.column ?? cause.constraint]
      .filter((part) => part !== undefined)
      .join('.');
    throw new TransferError(
      `${name} can't be imported: PostgreSQL refuses ${where === '' ? 'a line' : where} (${cause.code}). What was imported before stays.`,
    );
  };

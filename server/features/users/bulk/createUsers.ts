import path from 'node:path';
import { byRow, formatRowError } from '../../../../src/domain/spreadsheet/rowErrors';
import type { Db } from '../../../db/openDatabase';
import { mostErrors } from '../../../http/faults';
import { Refusal } from '../../../http/problems';
import { runOnSpreadsheet } from '../../../files/runOnSpreadsheet';
import type { Workers } from '../../../background/workers';
import { keepAgents } from '../../../db/agentsLock';
import { insertUsers, lockUsers, selectKnown } from './queries';
import type { UserFile } from './readUserFile.worker';
import { resolveUsers } from './resolveUsers';

/** The ids of new users, or the lines that say why there are none. */
interface CreatedUsers {
  created: string[];
  errors: string[];
}

/**
 * Makes every user of a file, or none and a line for each bad cell, be it badly formed or wrong in view of the tables.
 * They have no passwords yet.
 */
export async function createUsers(db: Db, workers: Workers, file: string): Promise<CreatedUsers> {
  const read = await readFile(workers, file);
  if ('refusal' in read) return refused([read.refusal]);

  return db.transaction(async (tx) => {
    await keepAgents(tx);
    await lockUsers(tx);
    const { rows, errors } = resolveUsers(read.users, await selectKnown(tx, read.users));
    const faults = byRow([...read.errors, ...errors]);
    if (faults.length > 0) return refused(faults.map(formatRowError));
    return { created: await insertUsers(tx, rows), errors: [] };
  });
}

const refused = (lines: string[]): CreatedUsers => ({ created: [], errors: lines.slice(0, mostErrors) });

/** A file that is no spreadsheet is refused with one line, as bad rows are with many. */
async function readFile(workers: Workers, file: string): Promise<UserFile | { refusal: string }> {
  try {
    const worker = path.join(__dirname, 'readUserFile.worker.ts');
    return await runOnSpreadsheet<UserFile>(workers, worker, 'readUserFile', file);
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.error };
    throw error;
  }
}

import { type Message, message } from '../../../src/domain/language/message';
import type { Translate } from '../../../src/domain/language/wording';
import { isOfferedWarehouse } from '../../../src/domain/constants';
import { inQuotes } from '../../../src/domain/spreadsheet/cell';
import {
  byRow,
  formatRowError,
  type RowError,
  type RowNote,
  wordRows,
} from '../../../src/domain/spreadsheet/rowErrors';
import type { ParsedUser } from '../../../src/domain/user-file';
import type { Workers } from '../../core/workers';
import type { Db } from '../../db/openDatabase';
import { lockAgentsShared } from '../../db/users';
import { type ParsedUpload, readUpload } from '../../files/readUpload';
import { unknownWarehouse } from '../../files/stockFile';
import { requiredSpreadsheet } from '../../files/requiredSpreadsheet';
import { maxErrors } from '../../core/problems';
import type { Schema } from '../../core/call';
import type { UploadedFile } from '../../core/uploadedFile';
import { Refusal } from '../../core/problems';
import { type Known, selectKnown } from './queries';
import { insertUsers, lockUsers, type UserRows } from './writeQueries';

/** The new users, or the lines that say why none were created. */
interface CreatedUsers {
  created: Schema<'CreatedUser'>[];
  errors: string[];
  notes: RowNote<string>[];
}

/** What is needed to create users: the tables, workers, the file, and the words of the caller. */
interface Creating {
  db: Db;
  workers: Workers;
  files: readonly UploadedFile[];
  t: Translate;
}

/**
 * Creates every user of a file, or none and a line for each bad cell, whether malformed or in conflict with the tables.
 * The users have no passwords yet.
 */
export async function createUsers({ db, workers, files, t }: Creating): Promise<CreatedUsers> {
  const read = await readFile(workers, files);
  if ('refusal' in read) return refused([t(read.refusal)]);

  return db.transaction(async (tx) => {
    await lockAgentsShared(tx);
    await lockUsers(tx);
    const { rows, errors } = resolveUsers(read.users, await selectKnown(tx, read.users));
    const faults = byRow([...read.errors, ...errors]);
    if (faults.length > 0) return refused(wordRows(t, faults).map(formatRowError));
    return {
      created: await insertUsers(tx, rows),
      errors: [],
      notes: wordRows(t, byRow(read.notes)),
    };
  });
}

const refused = (lines: string[]): CreatedUsers => ({
  created: [],
  errors: lines.slice(0, maxErrors),
  notes: [],
});

/** A file that is not a spreadsheet is refused with one line, just as bad rows are with many. */
async function readFile(
  workers: Workers,
  files: readonly UploadedFile[],
): Promise<ParsedUpload<'users'> | { refusal: Message }> {
  try {
    return await readUpload(workers, 'users', requiredSpreadsheet(files));
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.sentence };
    throw error;
  }
}

/**
 * Resolves what the users of a file refer to: catalogs by id, by name, or by name and season if the name alone is
 * ambiguous; agents by id or email. With any fault there are no rows to write.
 */
function resolveUsers(
  users: readonly ParsedUser[],
  known: Known,
): { rows: UserRows; errors: RowError<Message>[] } {
  const errors: RowError<Message>[] = [];
  const rows: UserRows = { users: [], catalogs: [], agents: [], addresses: [], organizations: [] };
  const catalogsByName = indexBy(known.catalogs, ({ id, name, season }) => [id, name, `${name} ${season}`]);
  const agentsByName = indexBy(known.agents, ({ id, email }) => [id, email]);

  for (const { row, catalogs, agents, address, sales_organization: organization, ...user } of users) {
    const report = (column: string, fault: Message) => void errors.push({ row, column, message: fault });
    if (!isOfferedWarehouse(user.warehouse) && !known.warehouses.has(user.warehouse))
      errors.push(unknownWarehouse({ row, warehouse: user.warehouse }));
    if (known.emails.has(user.email.toLowerCase())) report('email', takenBy(user.email));
    if (user.sap_id !== null && known.sapIds.has(user.sap_id)) report('sap_id', takenBy(user.sap_id));
    const { email } = user;
    rows.users.push(user);
    if (address !== null) rows.addresses.push({ email, ...address });
    if (organization !== null) rows.organizations.push({ email, ...organization });
    for (const name of catalogs) {
      const ids = catalogsByName.get(name.toLowerCase()) ?? [];
      const [id] = ids;
      if (id === undefined) report('catalogs', message('there is no catalog {cell}', inQuotes(name)));
      else if (ids.length > 1)
        report(
          'catalogs',
          message(
            'there {count, plural, one {is {count} catalog} other {are {count} catalogs}} {cell}; add the season',
            { count: ids.length, ...inQuotes(name) },
          ),
        );
      else rows.catalogs.push({ email, id });
    }
    for (const name of agents) {
      const [id] = agentsByName.get(name.toLowerCase()) ?? [];
      if (id === undefined) report('agents', message('there is no agent {cell}', inQuotes(name)));
      else rows.agents.push({ email, id });
    }
  }
  return { rows, errors };
}

const takenBy = (name: string) => message('{cell} is taken by another user', inQuotes(name));

/** The ids for each lowercase name; an id always maps to itself. */
function indexBy<Thing extends { id: string }>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => string[],
): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const thing of things) {
    for (const name of new Set(namesOf(thing).map((text) => text.toLowerCase()))) {
      ids.set(name, [...(ids.get(name) ?? []), thing.id]);
    }
  }
  for (const { id } of things) ids.set(id, [id]);
  return ids;
}

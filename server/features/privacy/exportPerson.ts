import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../db/openDatabase';
import { readLines } from '../../db/readLines';
import type { FileStore } from '../../files/fileStore';
import { ZipWriter } from '../../files/ZipWriter';
import { type PersonalTable, personalTables, rowsOf } from './personalTables';
import { filesOfPerson, findMails, hashOfAddress } from './personFiles';

/** Whose data is exported, and whether notes for staff are part of it. */
export interface Exported {
  id: number;
  email: string;
  seesStaffNotes: boolean;
  at: Date;
}

const chunkLength = 64 * 1024;

/**
 * The zip of everything that is stored about a person, as it was at one moment. The tables are read and compressed before
 * the first byte is sent, so that a slow client holds no connection to the database; files are read while they are sent.
 */
export async function exportPerson(db: Db, store: FileStore, person: Exported): Promise<Readable> {
  const zip = new ZipWriter();
  // Before the tables, so that they have the link of each mail that is found.
  const mails = await findMails(store, hashOfAddress(person.email));
  const files = await db.transaction(
    async (tx) => {
      await zip.addText('person.json', (push) => writePerson(tx, person, push));
      return filesOfPerson(tx, person.id, mails);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return Readable.from(sendFiles(zip, store, files), { objectMode: false });
}

async function* sendFiles(
  zip: ZipWriter,
  store: FileStore,
  files: readonly { name: string; key: string }[],
): AsyncGenerator<Uint8Array> {
  for (const { name, key } of files) {
    const content = await store.read(key);
    if (content !== null) yield* zip.addFile(name, content);
  }
  yield* zip.end();
}

/** Writes an object with a list for each table, row by row. */
async function writePerson(tx: Db, person: Exported, push: (text: string) => void): Promise<void> {
  let text = `{"exported_at":${JSON.stringify(person.at.toISOString())}`;
  const flush = () => {
    push(text);
    text = '';
  };
  for (const source of personalTables) {
    text += `,\n${JSON.stringify(source.table)}:[`;
    let separator = '\n';
    for await (const rows of readLines(tx, selectRows(source, person))) {
      for (const row of rows) {
        text += separator + row;
        separator = ',\n';
        if (text.length <= chunkLength) continue;
        flush();
        // Others are served between the pieces that are compressed.
        await setImmediate();
      }
    }
    text += ']';
  }
  text += '\n}\n';
  flush();
}

function selectRows(source: PersonalTable, { id, seesStaffNotes }: Exported) {
  const { table, without = {}, more, forStaff = {} } = source;
  const hidden = seesStaffNotes ? [] : (forStaff.columns ?? []);
  const columns = [...Object.keys(without), ...hidden];
  const isShown = seesStaffNotes || forStaff.rows === undefined ? sql`true` : sql`not ${forStaff.rows}`;
  return sql`
    select ((to_jsonb(t) - ${sql.param(columns)}::text[]) || ${more?.(id) ?? sql`'{}'::jsonb`})::text as line
    from ${sql.identifier(table)} t where (${rowsOf(source, id)}) and ${isShown}`;
}

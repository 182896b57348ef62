import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Database } from '../../db/openDatabase';
import { streamRows } from '../../db/streamRows';
import type { FileStore } from '../../files/fileStore';
import { ZipWriter } from '../../files/ZipWriter';
import { type PersonalTable, personalTables, rowsOf } from './personalTables';
import { filesOfPerson } from './personFiles';

/** Whose data is exported, and whether notes for staff are part of it. */
export interface Exported {
  id: number;
  email: string;
  seesStaffNotes: boolean;
  at: Date;
}

const chunkLength = 64 * 1024;

/**
 * The zip of everything that is stored about a person. The tables are read and compressed before the first byte is sent,
 * so that a slow client holds no connection to the database; files are read while they are sent.
 */
export async function exportPerson(db: Database, store: FileStore, person: Exported): Promise<Readable> {
  const zip = new ZipWriter();
  await zip.addText('person.json', (push) => writePerson(db, person, push));
  const files = await filesOfPerson(db, store, person);
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
async function writePerson(db: Database, person: Exported, push: (text: string) => void): Promise<void> {
  let text = `{"exported_at":${JSON.stringify(person.at.toISOString())}`;
  const flush = () => {
    push(text);
    text = '';
  };
  for (const source of personalTables) {
    text += `,\n${JSON.stringify(source.table)}:[`;
    let separator = '\n';
    await streamRows<{ row: string }>(db, selectRows(source, person), ({ row }) => {
      text += separator + row;
      separator = ',\n';
      if (text.length > chunkLength) flush();
    });
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
    select ((to_jsonb(t) - ${sql.param(columns)}::text[]) || ${more?.(id) ?? sql`'{}'::jsonb`})::text as row
    from ${sql.identifier(table)} t where (${rowsOf(source, id)}) and ${isShown}`;
}

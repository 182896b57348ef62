import { sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { FileFacts, FileStore } from '../../files/fileStore';
import { addressTag, imageKinds, parsePictureName } from './pictureStore';

/** The tag of a picture's content, by its address below `/images/` without `.jpg`. */
export type PictureTag = { generic: string; picture: string; tag: string };

/** The tag of a file's content in line sheets; null when the file is not a picture of a garment. */
export function pictureTagOf(key: string, facts: FileFacts): PictureTag | null {
  const [, folder = '', file = ''] = key.split('/');
  const picture = parsePictureName(folder, file);
  if (picture === null || picture.tag !== undefined) return null;
  return {
    generic: picture.name.slice(0, genericLength),
    picture: `${picture.kind}/${picture.name}`,
    tag: addressTag(facts),
  };
}

const genericLength = 6;

/** Saves the tags of pictures that were just written. */
export async function savePictureTags(db: Db, tags: readonly PictureTag[]): Promise<void> {
  await db.execute(sql`
    insert into picture_tags (generic, picture, tag)
    select generic, picture, tag from ${rowsOf(tags)}
    on conflict (generic, picture) do update set tag = excluded.tag where picture_tags.tag <> excluded.tag`);
}

/**
 * Updates the tags to match the files: for pictures from before tags existed, and for files that were added, restored or
 * removed without the host. Does not overwrite the tag of a picture that is uploaded meanwhile. Returns how many
 * differed.
 */
export async function comparePictureTags(db: Db, files: FileStore): Promise<number> {
  const { rows: noted } = await db.execute<PictureTag>(sql`select generic, picture, tag from picture_tags`);
  const before = new Map(noted.map((row) => [row.picture, row]));
  const found = new Map<string, PictureTag>();
  for (const kind of imageKinds) {
    for (const [key, facts] of await files.listFacts(`images/${kind}`)) {
      const tag = pictureTagOf(key, facts);
      if (tag !== null) found.set(tag.picture, tag);
    }
  }
  const added = [...found.values()].filter(({ picture }) => !before.has(picture));
  const outdated = noted.filter(({ picture, tag }) => found.get(picture)?.tag !== tag);
  const changed = outdated.flatMap(({ picture, tag }) => {
    const now = found.get(picture);
    return now === undefined ? [] : { ...now, before: tag };
  });
  const removed = outdated.filter(({ picture }) => !found.has(picture));
  if (added.length > 0) {
    await db.execute(sql`insert into picture_tags (generic, picture, tag)
      select generic, picture, tag from ${rowsOf(added)} on conflict do nothing`);
  }
  if (changed.length > 0) {
    await db.execute(sql`update picture_tags p set tag = r.tag from ${rowsOf(changed)}
      where (p.generic, p.picture, p.tag) = (r.generic, r.picture, r.before)`);
  }
  if (removed.length > 0) {
    await db.execute(sql`delete from picture_tags p using ${rowsOf(removed)}
      where (p.generic, p.picture, p.tag) = (r.generic, r.picture, r.tag)`);
  }
  return added.length + outdated.length;
}

const rowsOf = (tags: readonly PictureTag[]) =>
  sql`json_to_recordset(${JSON.stringify(tags)}::json) as r(generic text, picture text, tag text, before text)`;

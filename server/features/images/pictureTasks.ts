import path from 'node:path';
import { type Message, message } from '../../../src/domain/language/message';
import type { PictureKind } from '../../../src/domain/pictures';
import { pictureUploads } from '../../../src/domain/uploads/uploads';
import type { RunningTask, TaskClass, TaskOutcome, TaskDefinition } from '../../background/taskDefinition';
import { Refusal } from '../../core/problems';
import type { Db } from '../../db/openDatabase';
import { type FileLocation, filesOf } from '../../files/filesOf';
import type { FileStore } from '../../files/fileStore';
import { eachAtMost } from '../../core/eachAtMost';
import { keyOfPicture } from './pictureStore';
import { type PictureTag, pictureTagOf, savePictureTags } from './pictureTags';
import { type ExtraPictures, raiseExtraPictures, selectExtraPictures } from './queries';
import { renderPicture } from './uploadedPicture';

/** The tasks that make files of the image host from uploaded pictures. */
export const pictureTasks = {
  images: pictureUploads.images.task,
  colors: pictureUploads.colors.task,
} as const satisfies Record<PictureKind, TaskClass<Record<string, never>>>;

/** Pictures processed in parallel, each on its own thread; few enough not to slow down the rest of the host. */
const atOnce = 2;

interface Parts {
  db: Db;
  env: FileLocation;
}

/** The definitions of these tasks. */
export function pictureTaskDefinitions(parts: Parts): TaskDefinition<unknown>[] {
  return [
    { ...pictureTasks.images, run: (task) => makePictures(parts, 'images', task) },
    { ...pictureTasks.colors, run: (task) => makePictures(parts, 'colors', task) },
  ];
}

async function makePictures(
  { db, env }: Parts,
  kind: PictureKind,
  { files, progress, signal }: RunningTask<unknown>,
): Promise<TaskOutcome> {
  const store = filesOf(env);
  const made: string[] = [];
  const errors: Message[] = [];
  const tags: PictureTag[] = [];
  await eachAtMost(atOnce, files, async (file) => {
    signal.throwIfAborted();
    const rendered = await renderPicture(kind, file.path).catch(() => null);
    if (rendered === null) {
      errors.push(message('{file}: is damaged, nothing was changed for it', { file: file.filename }));
    } else {
      const name = path.basename(file.filename, '.jpg');
      for (const one of rendered) {
        const key = keyOfPicture(one.kind, name);
        await store.write(key, one.content);
        const facts = await store.find(key);
        const tag = facts && pictureTagOf(key, facts);
        if (tag !== null) tags.push(tag);
      }
      made.push(name);
    }
    await progress((100 * (made.length + errors.length)) / files.length);
  });
  await store.sweep();
  if (made.length === 0) throw new Refusal(message('None of the pictures could be read.'), { errors });

  const counts = kind === 'images' ? await countExtraPictures(db, store, made) : [];
  const apply = async (tx: Db) => {
    await raiseExtraPictures(tx, counts);
    await savePictureTags(tx, tags);
  };
  return { apply, errors: [...errors, ...gapsIn(made, counts)] };
}

const extraName = /^([A-Z0-9]{6})_([A-Z0-9]{3})_\d+$/;

const maxExtraPictures = 99;

/**
 * How many extra pictures (`WJM123_000_1`) each color with uploads has: those numbered from 1 without a gap. Pictures
 * counted before stay counted, as the demo's are generated on request.
 */
async function countExtraPictures(
  db: Db,
  store: FileStore,
  names: readonly string[],
): Promise<ExtraPictures[]> {
  const colors = new Map<string, { generic: string; color: string }>();
  for (const name of names) {
    const [, generic, color] = extraName.exec(name) ?? [];
    if (generic !== undefined && color !== undefined) colors.set(`${generic}_${color}`, { generic, color });
  }
  if (colors.size === 0) return [];
  const known = await selectExtraPictures(db, [...colors.values()]);
  const before = new Map(known.map(({ generic, color, count }) => [`${generic}_${color}`, count]));
  const counted: ExtraPictures[] = [];
  for (const [code, color] of colors) {
    const count = await countFrom(store, code, before.get(code) ?? 0);
    if (count > 0) counted.push({ ...color, count });
  }
  return counted;
}

/** An extra picture shows only when all lower numbers exist too. */
function gapsIn(names: readonly string[], counts: readonly ExtraPictures[]): Message[] {
  const shown = new Map(counts.map(({ generic, color, count }) => [`${generic}_${color}`, count]));
  return names.flatMap((name) => {
    const [generic = '', color, nth] = name.split('_');
    if (color === undefined || nth === undefined) return [];
    const count = shown.get(`${generic}_${color}`) ?? 0;
    if (Number(nth) <= count) return [];
    return message('{file}: is kept, and shown once {other} is there', {
      file: `${name}.jpg`,
      other: `${generic}_${color}_${count + 1}.jpg`,
    });
  });
}

async function countFrom(store: FileStore, code: string, counted: number): Promise<number> {
  let count = counted;
  const isThere = async (nth: number) =>
    (await store.find(keyOfPicture('garments', `${code}_${nth}`))) !== null;
  while (count < maxExtraPictures && (await isThere(count + 1))) {
    count += 1;
  }
  return count;
}

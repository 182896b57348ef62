import path from 'node:path';
import type { PictureKind } from '../../../src/domain/pictures';
import type { Db } from '../../db/openDatabase';
import type { Env } from '../../env';
import { eachAtMost } from '../../http/readForm';
import {
  type RunningTask,
  type TaskClass,
  TaskFailure,
  type TaskOutcome,
  type TaskWork,
} from '../../background/taskWork';
import { countExtraPictures } from './countExtraPictures';
import { raiseExtraPictures } from './queries';
import { renderPicture } from './renderPicture';
import { replaceWhole, sweepUnfinished } from './writeWhole';

/** The tasks that make files of the image host from uploaded pictures. */
export const pictureTasks = {
  images: { class: 'UploadImages', lane: 'images' },
  colors: { class: 'UploadColors', lane: 'colors' },
} as const satisfies Record<PictureKind, TaskClass<Record<string, never>>>;

/** Pictures made at once: each has a thread of its own, and the host's other work goes on beside them. */
const atOnce = 2;

interface Parts {
  db: Db;
  env: Pick<Env, 'dataDir'>;
}

/** How these tasks are done. */
export function pictureWorks(parts: Parts): TaskWork<unknown>[] {
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
  const imagesDir = path.join(env.dataDir, 'images');
  const made: string[] = [];
  const errors: string[] = [];
  await eachAtMost(atOnce, files, async (file) => {
    signal.throwIfAborted();
    const rendered = await renderPicture(kind, file.path).catch(() => null);
    if (rendered === null) {
      errors.push(`${file.filename}: is damaged, nothing was changed for it`);
    } else {
      for (const one of rendered) {
        await replaceWhole(path.join(imagesDir, one.kind, file.filename), one.content);
      }
      made.push(path.basename(file.filename, '.jpg'));
    }
    await progress((100 * (made.length + errors.length)) / files.length);
  });
  await sweepUnfinished(imagesDir);
  if (made.length === 0) throw new TaskFailure('None of the pictures could be read.', errors);

  const counts = kind === 'images' ? await countExtraPictures(db, imagesDir, made) : [];
  return { apply: (tx) => raiseExtraPictures(tx, counts), errors: [...errors, ...gapsIn(made, counts)] };
}

/** A picture is shown when those before it are there too. */
function gapsIn(
  names: readonly string[],
  counts: readonly { generic: string; color: string; count: number }[],
): string[] {
  const shown = new Map(counts.map(({ generic, color, count }) => [`${generic}_${color}`, count]));
  return names.flatMap((name) => {
    const [generic = '', color, nth] = name.split('_');
    if (color === undefined || nth === undefined) return [];
    const count = shown.get(`${generic}_${color}`) ?? 0;
    if (Number(nth) <= count) return [];
    return [`${name}.jpg: is kept, and shown once ${generic}_${color}_${count + 1}.jpg is there`];
  });
}

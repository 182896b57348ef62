import { type Message, message } from '../../../src/domain/language/message';
import type { PictureKind } from '../../../src/domain/pictures';
import { startTask } from '../../background/tasks';
import type { UploadedFile } from '../../core/uploadedFile';
import type { Schema } from '../../core/call';
import type { Context, Handler } from '../../http/operation';
import { Refusal } from '../../core/problems';
import { eachAtMost } from '../../core/eachAtMost';
import { pictureTasks } from './pictureTasks';
import { inspectPicture } from './uploadedPicture';

export const uploadImages: Handler<'uploadImages'> = (context) => takePictures('images', context);

export const uploadColors: Handler<'uploadColors'> = (context) => takePictures('colors', context);

type Uploading = Pick<Context<'uploadImages'>, 'db' | 'env' | 'user' | 'files' | 't'>;

async function takePictures(
  kind: PictureKind,
  { db, env, user, files, t }: Uploading,
): Promise<Schema<'TaskStartedResult'>> {
  const { good, errors } = await sort(kind, files);
  if (good.length === 0) {
    throw new Refusal(
      message(
        '{files, plural, one {The file was not taken} other {None of the {files} files was taken}}: {reason}.',
        { files: errors.length, reason: errors[0] ?? '' },
      ),
      { errors },
    );
  }
  const task_id = await startTask(db, env, pictureTasks[kind], {
    input: {},
    createdBy: user.dbId,
    files: good,
  });
  if (errors.length === 0) return { status: 'success', task_id };
  return { status: 'ok_failed', task_id, errors: errors.map((one) => t(one)) };
}

const inspectedAtOnce = 4;

/** The acceptable pictures, and an error line for each of the others, both in upload order. */
async function sort(kind: PictureKind, files: readonly UploadedFile[]) {
  const faults = new Map<UploadedFile, Message>();
  const names = new Set<string>();
  for (const file of files) {
    if (names.has(file.filename)) faults.set(file, message('is sent twice'));
    names.add(file.filename);
  }
  await eachAtMost(inspectedAtOnce, files, async (file) => {
    const fault = faults.get(file) ?? (await inspectPicture(kind, file));
    if (fault !== null) faults.set(file, fault);
  });
  return {
    good: files.filter((file) => !faults.has(file)),
    errors: files.flatMap((file) => {
      const fault = faults.get(file);
      return fault === undefined
        ? []
        : [message('{file}: {fault}', { file: file.filename.slice(0, longestName), fault })];
    }),
  };
}

const longestName = 200;

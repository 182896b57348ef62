import { useEffect, useMemo, useRef, useState } from 'react';
import { pictureLimits, pictureNameFault } from '../../domain/pictures';
import { isPictured, type PictureIndex, pictureNames } from '../../domain/prepare-pictures/pictureNames';
import type { Placing } from '../../domain/prepare-pictures/placePicture';
import { useStableCallback } from '../../lib/useStableCallback';
import { WorkerClient, WorkerFault } from '../worker-client/WorkerClient';
import type { PictureQuestion } from './makePicture';
import { type Message, message } from '../../domain/language/message';

/** A chosen picture that is being prepared. */
export interface PreparedPicture {
  readonly file: File;
  /** Its name for the upload; empty if it can't be guessed from the file's name. */
  readonly name: string;
  /** The error in the name or the picture; null if none. */
  readonly fault: Message | null;
  /** Whether the chosen catalog already has a picture of that name. */
  readonly isReplacing: boolean;
  /** Null until it is made. */
  readonly made: File | null;
}

type PictureWorker = WorkerClient<PictureQuestion>;
type Results = ReadonlyMap<File, Blob | string | Message>;

/** The chosen pictures, their names, and their conversion. */
export function usePreparedPictures(index: PictureIndex, first: readonly File[]) {
  const [files, setFiles] = useState(first);
  const [typed, setTyped] = useState<ReadonlyMap<File, string>>(new Map());
  const [placing, setPlacing] = useState<Placing>({ how: 'fit', margin: '#ffffff' });
  const [results, setResults] = useState<Results>(new Map());
  const [isMaking, setMaking] = useState(false);
  const workers = useRef<readonly PictureWorker[]>([]);

  useEffect(() => {
    return function endWorkers() {
      for (const worker of workers.current) worker.stop();
      workers.current = [];
    };
  }, []);

  const pictures = useMemo(() => named(files, typed, results, index), [files, typed, results, index]);

  const startedWorkers = () => {
    if (workers.current.length === 0) workers.current = startWorkers();
    return workers.current;
  };

  const makeOne = useStableCallback(async (file: File) => {
    const [worker] = startedWorkers();
    return worker === undefined ? noAnswer : makeIn(worker, { file, placing });
  });

  const makeAll = async () => {
    setMaking(true);
    const waiting = pictures.filter(
      ({ name, made }) => pictureNameFault('images', name) === null && made === null,
    );
    const makeWaiting = async (worker: PictureWorker) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { file } = next;
        const result = await makeIn(worker, { file, placing });
        setResults((known) => new Map(known).set(file, result));
      }
    };
    await Promise.all(startedWorkers().map(makeWaiting));
    setMaking(false);
  };

  return {
    pictures,
    placing,
    isMaking,
    makeOne,
    makeAll: () => void makeAll(),
    /** A file that is chosen again replaces the earlier one. */
    add: (more: readonly File[]) => {
      const names = new Set(more.map(({ name }) => name));
      const others = files.filter(({ name }) => !names.has(name));
      setFiles(
        [...others, ...more].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
      );
    },
    clear: () => {
      setFiles([]);
      setResults(new Map());
    },
    rename: (file: File, name: string) => setTyped((known) => new Map(known).set(file, name)),
    /** Pictures made with other settings are made again. */
    place: (next: Placing) => {
      setPlacing(next);
      setResults(new Map());
    },
  };
}

const maxWorkers = 4;
const timeoutMs = 30_000;
const noAnswer = message('could not be made in this browser; try again, or with a smaller picture');

/** A pool of workers that make pictures: one per core, at most four. */
function startWorkers(): readonly PictureWorker[] {
  const length = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency - 1));
  return Array.from(
    { length },
    () =>
      new WorkerClient<PictureQuestion>(
        new Worker(new URL('./makePicture.worker.ts', import.meta.url)),
        timeoutMs,
      ),
  );
}

/** The made picture, or an error message. */
const makeIn = (worker: PictureWorker, question: PictureQuestion) =>
  worker
    .ask<Blob>(question)
    .catch((error: unknown) => (error instanceof WorkerFault ? error.reason : noAnswer));

/** The result of `usePreparedPictures`. */
export type PreparedPictures = ReturnType<typeof usePreparedPictures>;

function named(
  files: readonly File[],
  typed: ReadonlyMap<File, string>,
  results: Results,
  index: PictureIndex,
): PreparedPicture[] {
  const guessed = pictureNames(
    files.map(({ name }) => name),
    index,
  );
  const names = files.map((file, place) => typed.get(file) ?? guessed[place] ?? '');
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return files.map((file, place) => {
    const name = names[place] ?? '';
    const result = results.get(file);
    const made = result instanceof Blob ? new File([result], name, { type: 'image/jpeg' }) : null;
    const fault = nameFault(name, counts) ?? resultFault(result);
    return { file, name, made, fault, isReplacing: isPictured(name, index) };
  });
}

function nameFault(name: string, counts: ReadonlyMap<string, number>): Message | null {
  if (name === '') return message('Which garment is it? Type a name like WJM123.jpg.');
  const fault = pictureNameFault('images', name);
  if (fault !== null) return message('The name {fault}.', { fault });
  return (counts.get(name) ?? 0) > 1 ? message('Another picture has this name.') : null;
}

function resultFault(result: Blob | string | Message | undefined): Message | null {
  if (result === undefined) return null;
  if (!(result instanceof Blob)) return message('The file {result}.', { result });
  const isTooLarge = result.size > pictureLimits.bytes;
  return isTooLarge ? message('The file is larger than 10 MiB.') : null;
}

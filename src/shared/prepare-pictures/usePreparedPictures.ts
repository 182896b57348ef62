import { useEffect, useMemo, useRef, useState } from 'react';
import { pictureLimits, pictureNameFault } from '../../domain/pictures';
import { isPictured, type PictureIndex, pictureNames } from '../../domain/prepare-pictures/pictureNames';
import type { Placing } from '../../domain/prepare-pictures/placePicture';
import { useStableCallback } from '../../lib/useStableCallback';
import { type PictureWork, startPictureWork } from './startPictureWork';

/** A chosen picture on its way to an upload. */
export interface PreparedPicture {
  readonly file: File;
  /** Its name for the upload; empty where the file's own name says nothing. */
  readonly name: string;
  /** What is wrong with that name, or with the picture itself; null when nothing is. */
  readonly fault: string | null;
  /** Whether the chosen catalog already has a picture of that name. */
  readonly isReplacing: boolean;
  /** Null until it is made. */
  readonly made: File | null;
}

type Results = ReadonlyMap<File, Blob | string>;

/** The chosen pictures, their names, and the making of them; nothing is sent. */
export function usePreparedPictures(index: PictureIndex, first: readonly File[]) {
  const [files, setFiles] = useState(first);
  const [typed, setTyped] = useState<ReadonlyMap<File, string>>(new Map());
  const [placing, setPlacing] = useState<Placing>({ how: 'fit', margin: '#ffffff' });
  const [results, setResults] = useState<Results>(new Map());
  const [isMaking, setMaking] = useState(false);
  const work = useRef<PictureWork | null>(null);

  useEffect(() => {
    return function endWorkers() {
      work.current?.stop();
      work.current = null;
    };
  }, []);

  const pictures = useMemo(() => named(files, typed, results, index), [files, typed, results, index]);

  const makeOne = useStableCallback(async (file: File) => {
    work.current ??= startPictureWork();
    const reply = await work.current.make({ file, placing });
    return 'fault' in reply ? reply.fault : reply.picture;
  });

  const makeAll = async () => {
    setMaking(true);
    await Promise.all(
      pictures
        .filter(({ name, made }) => pictureNameFault('images', name) === null && made === null)
        .map(async ({ file }) => {
          const result = await makeOne(file);
          setResults((known) => new Map(known).set(file, result));
        }),
    );
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
      const kept = files.filter(({ name }) => !names.has(name));
      setFiles([...kept, ...more].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })));
    },
    clear: () => {
      setFiles([]);
      setResults(new Map());
    },
    rename: (file: File, name: string) => setTyped((known) => new Map(known).set(file, name)),
    /** What was made in another way is made again. */
    place: (next: Placing) => {
      setPlacing(next);
      setResults(new Map());
    },
  };
}

/** What the list of pictures can do. */
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

function nameFault(name: string, counts: ReadonlyMap<string, number>): string | null {
  if (name === '') return 'Which garment is it? Type a name like WJM123.jpg.';
  const fault = pictureNameFault('images', name);
  if (fault !== null) return `The name ${fault}.`;
  return (counts.get(name) ?? 0) > 1 ? 'Another picture has this name.' : null;
}

function resultFault(result: Blob | string | undefined): string | null {
  if (typeof result === 'string') return `The file ${result}.`;
  const isTooLarge = result !== undefined && result.size > pictureLimits.bytes;
  return isTooLarge ? 'The file is larger than 10 MiB.' : null;
}

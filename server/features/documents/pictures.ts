import { stat } from 'node:fs/promises';
import type { LoadedGarment } from '../../db/garments';
import type { Pictures } from '../../http/operation';

/** The files of the pictures that a document shows, by their names, and what tells when one of them changed. */
export interface FoundPictures {
  files: Record<string, string>;
  state: string[];
}

/** Finds the main picture of each garment, and with `swatches` the swatch of each of its colours. */
export async function findPictures(
  pictures: Pick<Pictures, 'find'>,
  garments: readonly LoadedGarment[],
  { swatches }: { swatches: boolean },
): Promise<FoundPictures> {
  const asked = garments.flatMap(({ generic, colors }) => [
    ['garments', generic] as const,
    ...(swatches ? colors.map(({ number }) => ['colors', `${generic}_${number}`] as const) : []),
  ]);
  const found = await Promise.all(
    asked.map(async ([kind, name]) => {
      // A picture that can't be had leaves its place empty, not the document unmade.
      const file = await pictures.find(kind, name).catch(() => null);
      return file === null ? null : { name, file, state: `${name} ${await stateOf(file)}` };
    }),
  );
  // In the order of the garments, whichever file answered first: the same document has the same tag.
  const there = found.filter((one) => one !== null);
  return {
    files: Object.fromEntries(there.map(({ name, file }) => [name, file])),
    state: there.map(({ state }) => state),
  };
}

/** What changes with the content of a file; '' when it is gone. */
export async function stateOf(file: string): Promise<string> {
  const facts = await stat(file).catch(() => null);
  return facts === null ? '' : `${facts.size} ${facts.mtimeMs}`;
}

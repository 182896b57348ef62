import type { Db } from '../../../db/openDatabase';
import { importGarments } from './importGarments';
import { type ChangesFound, countUnnamed, rememberFacts, selectChanges } from './previewQueries';
import type { StagedFile } from './readGarmentFile.worker';

/** Undoes a preview by rolling its transaction back. */
class Undone extends Error {}

/**
 * What a file would change in a catalog: it is imported as an update would import it, compared, and rolled back, so
 * that the preview can't differ from the update. `lock` locks the catalog. Refuses what the update would refuse.
 */
export async function previewGarments(
  db: Db,
  catalogId: number,
  file: Pick<StagedFile, 'rows' | 'errors' | 'notes'>,
  movesCodes: boolean,
  lock: (tx: Db) => Promise<void>,
): Promise<ChangesFound & { num_unnamed: number }> {
  const found: (ChangesFound & { num_unnamed: number })[] = [];
  try {
    await db.transaction(async (tx) => {
      await lock(tx);
      await rememberFacts(tx, catalogId);
      await importGarments(tx, [catalogId], file, 'add or change', { movesCodes });
      found.push({ ...(await selectChanges(tx, catalogId)), num_unnamed: await countUnnamed(tx, catalogId) });
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  const [preview] = found;
  if (preview === undefined) throw new Error('The update was not compared.');
  return preview;
}

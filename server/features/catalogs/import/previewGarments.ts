import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../../../db/openDatabase';
import { importGarments } from './importGarments';
import { type ChangesFound, countUnnamed, rememberFacts, selectChanges } from './previewQueries';
import type { StagedFile } from './readGarmentFile.worker';

/** Runs a function in a transaction that is rolled back, and returns its result. */
export async function rolledBack<Found extends object>(
  db: Db,
  work: (tx: Db) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  try {
    await db.transaction(async (tx) => {
      found.push(await work(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [one] = found;
  if (one === undefined) throw new Error('The transaction was not rolled back.');
  return one;
}

/**
 * What a file would change in a catalog that the caller has locked: it is imported as an update would import it and
 * compared, so that the preview can't differ from the update. Refuses what the update would refuse.
 */
export async function previewGarments(
  tx: Db,
  catalogId: number,
  file: Pick<StagedFile, 'rows' | 'errors' | 'notes'>,
  movesCodes: boolean,
): Promise<ChangesFound & { num_unnamed: number }> {
  await rememberFacts(tx, catalogId);
  await importGarments(tx, [catalogId], file, 'add or change', { movesCodes });
  return { ...(await selectChanges(tx, catalogId)), num_unnamed: await countUnnamed(tx, catalogId) };
}

import type { Db } from '../../../db/openDatabase';
import { Refusal } from '../../../http/problems';
import { findExcess, type ImportMode, selectDeleteFaults, selectFaults } from './checkQueries';
import type { DeleteFile, StagedFile } from './readGarmentFile.worker';
import { refuseRows } from './refuseRows';
import { stageGarments, stageTargets } from './stageQueries';
import { removeTargets, touchCatalogs, writeGarments } from './writeQueries';

/**
 * Takes a file into catalogs that the caller has locked. Refuses it with every bad row, be it badly formed or wrong in
 * view of its catalogs, or because it would make a catalog too large: the caller's transaction then ends without a
 * change. `progress` hears how far it is, 0 to 100.
 */
export async function importGarments(
  tx: Db,
  catalogIds: readonly number[],
  { rows, errors }: Pick<StagedFile, 'rows' | 'errors'>,
  mode: ImportMode,
  progress: (percent: number) => Promise<void> = async () => undefined,
): Promise<void> {
  await stageGarments(tx, rows, catalogIds, (part) => progress(part * 35));
  refuseRows([...errors, ...(await selectFaults(tx, mode))]);
  await progress(50);
  await writeGarments(tx, (part) => progress(50 + part * 50));
  const excess = await findExcess(tx, catalogIds);
  if (excess !== null) throw new Refusal(`${excess}; nothing was changed.`);
  await touchCatalogs(tx, catalogIds);
}

/** Takes what a file names out of catalogs that the caller has locked; refuses it with every bad row. */
export async function removeGarments(
  tx: Db,
  catalogIds: readonly number[],
  { targets, errors }: DeleteFile,
): Promise<void> {
  await stageTargets(tx, targets, catalogIds);
  refuseRows([...errors, ...(await selectDeleteFaults(tx))]);
  await removeTargets(tx);
  await touchCatalogs(tx, catalogIds);
}

import path from 'node:path';
import { badRowsSentence, byRow, type RowError } from '../../../../src/domain/spreadsheet/rowErrors';
import type { Workers } from '../../../background/workers';
import type { Db } from '../../../db/openDatabase';
import { runOnSpreadsheet } from '../../../files/runOnSpreadsheet';
import { mostErrors } from '../../../http/faults';
import { Refusal } from '../../../http/problems';
import { findExcess, type ImportMode, selectDeleteFaults, selectFaults } from './checkQueries';
import type { DeleteFile, StagedFile } from './readGarmentFile.worker';
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

/** What each kind of file is read to. */
interface Contents {
  readCatalogFile: StagedFile;
  readEditFile: StagedFile;
  readDeleteFile: DeleteFile;
}

/** Reads an uploaded file in a worker thread; refuses one that is no spreadsheet. Bad rows are for who takes it in. */
export async function readGarmentFile<Kind extends keyof Contents>(
  workers: Workers,
  kind: Kind,
  file: string,
): Promise<Contents[Kind]> {
  const module = path.join(__dirname, 'readGarmentFile.worker.ts');
  return runOnSpreadsheet<Contents[Kind]>(workers, module, kind, file);
}

/** The refusal of a file for its bad rows. */
export class RowsRefusal extends Refusal {
  constructor(
    sentence: string,
    readonly rows: RowError[],
  ) {
    super(sentence, { errors: rows });
  }
}

/** Refuses a file for its bad rows, if it has any: how many they are in a sentence, and every fault by row. */
export function refuseRows(errors: readonly RowError[]): void {
  if (errors.length === 0) return;
  throw new RowsRefusal(badRowsSentence(errors), byRow(errors).slice(0, mostErrors));
}

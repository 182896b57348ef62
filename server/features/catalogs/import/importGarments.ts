import path from 'node:path';
import { message } from '../../../../src/domain/language/message';
import type { Translate } from '../../../../src/domain/language/wording';
import {
  badRowsSentence,
  byRow,
  type RowError,
  type RowNote,
  wordRows,
} from '../../../../src/domain/spreadsheet/rowErrors';
import type { Workers } from '../../../core/workers';
import type { Db } from '../../../db/openDatabase';
import { runOnSpreadsheet } from '../../../files/runOnSpreadsheet';
import { maxErrors } from '../../../core/problems';
import { Refusal } from '../../../core/problems';
import {
  changesNothing,
  countBoundCodes,
  findExcess,
  type ImportMode,
  lockOwnCodes,
  selectDeleteFaults,
  selectFaults,
} from './checkQueries';
import type { DeleteFile, EditFile, StagedFile } from './readGarmentFile.worker';
import { moveCodes } from './moveCodes';
import { stageGarments, stageTargets } from './stageQueries';
import { removeTargets, touchCatalogs, writeGarments } from './writeQueries';

/** Options of an import; `movesCodes` moves own codes from other garments to those of the file. */
interface ImportOptions {
  movesCodes?: boolean;
  /** Called with 0 to 100. */
  progress?: (percent: number) => Promise<void>;
}

/**
 * Imports a file into catalogs that the caller has locked. Refuses what `checkGarments` refuses, and also a file that
 * would make a catalog too large: the caller's transaction then rolls back. Returns notes in addition to the file's
 * own.
 */
export async function importGarments(
  tx: Db,
  catalogIds: readonly number[],
  file: Pick<StagedFile, 'rows' | 'errors'>,
  mode: ImportMode,
  options: ImportOptions = {},
): Promise<RowNote[]> {
  const { progress = async () => undefined } = options;
  await checkGarments(tx, catalogIds, file, mode, options);
  const isIdle = await changesNothing(tx);
  await progress(50);
  await writeGarments(tx, (part) => progress(50 + part * 50));
  const excess = await findExcess(tx, catalogIds);
  if (excess !== null) throw new Refusal(excess);
  await touchCatalogs(tx, catalogIds);
  return isIdle ? [nothingChanged] : [];
}

/**
 * Stages a file for its catalogs, and refuses it, listing every bad row, whether malformed or in conflict with them.
 * With `movesCodes`, own codes of other garments are moved first, and are not a conflict.
 */
export async function checkGarments(
  tx: Db,
  catalogIds: readonly number[],
  { rows, errors }: Pick<StagedFile, 'rows' | 'errors'>,
  mode: ImportMode,
  { movesCodes = false, progress = async () => undefined }: ImportOptions = {},
): Promise<void> {
  await stageGarments(tx, rows, catalogIds, (part) => progress(part * 35));
  await lockOwnCodes(tx);
  if (movesCodes) await moveCodes(tx);
  const faults = [...errors, ...(await selectFaults(tx, mode))];
  refuseRows(faults, faults.length === 0 ? 0 : await countBoundCodes(tx));
}

const nothingChanged = {
  row: 1,
  column: '',
  message: message('the file changes nothing: all its values are in place already'),
};

/** Removes what a file names from catalogs that the caller has locked; refuses the file, listing every bad row. */
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

/** What reading each kind of file returns. */
interface Contents {
  readCatalogFile: StagedFile;
  readEditFile: EditFile;
  readDeleteFile: DeleteFile;
}

/**
 * Reads an uploaded file in a worker thread; refuses one that is not a spreadsheet. Bad rows are left to the caller.
 */
export async function readGarmentFile<Kind extends keyof Contents>(
  workers: Workers,
  kind: Kind,
  file: string,
): Promise<Contents[Kind]> {
  const module = path.join(__dirname, 'readGarmentFile.worker.ts');
  return runOnSpreadsheet<Contents[Kind]>(workers, module, kind, file);
}

/**
 * Refuses a file if it has bad rows, with a sentence that counts them and every fault by row; `boundCodes` is how many of
 * the faults are own codes that other garments have.
 */
export function refuseRows(errors: readonly RowError[], boundCodes = 0): void {
  if (errors.length === 0) return;
  throw new Refusal(badRowsSentence(errors), {
    errors: byRow(errors).slice(0, maxErrors),
    ...(boundCodes > 0 && { num_bound_codes: boundCodes }),
  });
}

/** The notes about an accepted file, as a part of the response; empty without notes. */
export function presentNotes(notes: readonly RowNote[], t: Translate): { notes?: RowNote<string>[] } {
  return notes.length === 0 ? {} : { notes: wordRows(t, notes.slice(0, maxErrors)) };
}

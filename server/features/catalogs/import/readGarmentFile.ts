import path from 'node:path';
import { runOnSpreadsheet } from '../../../plugins/spreadsheet/runOnSpreadsheet';
import type { Workers } from '../../../plugins/workers';
import { refuseRows } from './refuseRows';
import type { DeleteFile, GarmentFile, StagedFile } from './readGarmentFile.worker';

/** What each kind of file is read to. */
interface Contents {
  readCatalogFile: StagedFile;
  readEditFile: StagedFile;
  readDeleteFile: DeleteFile;
}

/** Reads an uploaded file in a worker thread; refuses one that is no spreadsheet, and one with bad rows. */
export async function readGarmentFile<Kind extends keyof Contents>(
  workers: Workers,
  kind: Kind,
  file: string,
): Promise<Contents[Kind]> {
  const module = path.join(__dirname, 'readGarmentFile.worker.ts');
  const read = await runOnSpreadsheet<GarmentFile<Contents[Kind]>>(workers, module, kind, file);
  if ('errors' in read) throw refuseRows(read.errors);
  return read;
}

import path from 'node:path';
import { runOnSpreadsheet } from '../../../files/runOnSpreadsheet';
import type { Workers } from '../../../background/workers';
import type { DeleteFile, StagedFile } from './readGarmentFile.worker';

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

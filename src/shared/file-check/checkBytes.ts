import type { SheetRow } from '../../domain/spreadsheet/readCell';
import { spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import type { FileKind } from '../../domain/uploads/uploads';
import type { FileCheck } from './FileCheck';
import { readSheet, SheetFault } from './readSheet';
import type { CatalogColumn } from '../../domain/catalog-file/catalogColumns';
import { headerRow, keyOf } from '../../domain/spreadsheet/readHeader';
import { uploadFiles } from '../../domain/uploads/uploadFiles';
import { lowTitlesFault, titlesFault } from '../../domain/titlesFault';

const ownCodeKeys = (['style_code', 'own_sku'] satisfies CatalogColumn[]).map(keyOf);

/** Whether a file of garments has columns with the brand's own codes, which must be unique. */
const namesOwnCodes = (kind: FileKind, header: readonly string[]) =>
  uploadFiles[kind].about === 'garments' && header.some((title) => ownCodeKeys.includes(keyOf(title)));

/** Rows between two progress reports. */
const step = 1000;

/** Reads a spreadsheet and checks its rows by the rules of its kind. Slow: run it in a worker. */
export function checkBytes(
  kind: FileKind,
  bytes: Uint8Array,
  onProgress: (check: FileCheck) => void,
): FileCheck {
  try {
    const sheet = readSheet(bytes);
    const { header, rows, total } = sheet;
    const fault = titlesFault(kind, sheet);
    if (fault !== null) return { state: 'fault', message: fault, canPrepare: true };
    let count = 0;
    const counted = function* (): Generator<SheetRow> {
      for (const row of rows) {
        count += 1;
        if (count > spreadsheetLimits.rows) throw new SheetFault(spreadsheetFaults.tooManyRows);
        if (count % step === 0) onProgress({ state: 'reading', done: count, total });
        yield row;
      }
    };
    const { errors, notes } = uploadFiles[kind].check(header, counted());
    const isTitled = errors.every(({ row }) => row !== headerRow);
    const lower = isTitled ? null : lowTitlesFault(sheet);
    if (lower !== null) return { state: 'fault', message: lower, canPrepare: true };
    if (errors.length > 0) return { state: 'bad', errors };
    return { state: 'good', rows: count, notes, ...(namesOwnCodes(kind, header) && { hasOwnCodes: true }) };
  } catch (error) {
    if (!(error instanceof SheetFault)) return { state: 'unchecked' };
    const { reason } = error;
    // Text with another ending, as many programs export it.
    return { state: 'fault', message: reason, canPrepare: reason === spreadsheetFaults.notExcel };
  }
}

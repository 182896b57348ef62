import type { SheetRow } from './spreadsheet/readCell';
import { byRow, type RowLog, type RowNote } from './spreadsheet/rowErrors';
import { parseCatalogRows } from './catalog-file/parseCatalogRows';
import { parseDeleteRows } from './catalog-file/parseDeleteRows';
import { parseEditRows } from './catalog-file/parseEditRows';
import { isOfferedWarehouse, warehouses } from './constants';
import { parseStockRows, type StrangeWarehouse } from './stock-file';
import { parseUserRows } from './user-file';
import type { FileKind } from './spreadsheet/sheet';

type CheckRows = (header: readonly string[], rows: Iterable<SheetRow>) => RowLog;

/**
 * The checks of each kind of file, which the server applies too: what is wrong with its rows, and what a person should
 * know about them, both by row.
 */
export const rowChecks: Record<FileKind, CheckRows> = {
  catalog: (header, rows) => sorted(parseCatalogRows(header, rows)),
  edit: (header, rows) => sorted(parseEditRows(header, rows)),
  delete: (header, rows) => sorted(parseDeleteRows(header, rows)),
  stock: (header, rows) => {
    const { errors, notes, strange } = parseStockRows(header, rows);
    return sorted({ errors, notes: [...notes, ...strange.map(noteWarehouse)] });
  },
  users: (header, rows) => {
    const { errors, notes, users } = parseUserRows(header, rows);
    const strange = users.filter(({ warehouse }) => !isOfferedWarehouse(warehouse));
    return sorted({ errors, notes: [...notes, ...strange.map(noteWarehouse)] });
  },
};

const sorted = ({ errors, notes }: RowLog): RowLog => ({ errors: byRow(errors), notes: byRow(notes) });

/** The server alone knows which other warehouses there are. */
function noteWarehouse({ row, warehouse }: StrangeWarehouse): RowNote {
  const message = `"${warehouse}" is none of the warehouses ${warehouses.join(' and ')}; the file is refused unless a customer or stock has it`;
  return { row, column: 'warehouse', message };
}

import { SSF } from 'xlsx';
import { cellsBy } from '../../../src/domain/spreadsheet/sheet';

/** The value of a cell as a person reads it. */
export const toCell = cellsBy({
  isDate: (format) => SSF.is_date(format) === true,
  show: (format, value) => String(SSF.format(format, value)),
});

import { SSF, type WorkBook } from 'xlsx';
import { mayShowAnother, showsAnother } from '../../domain/spreadsheet/numberFormat';

/**
 * Gives the numbers of an .ods file that show another one a format that writes what they show: SheetJS reads neither
 * thousands nor powers of ten from its styles.
 */
export function noteShownInOds({ Sheets }: WorkBook): void {
  for (const { '!data': rows = [] } of Object.values(Sheets)) {
    for (const cell of rows.flatMap((cells) => cells ?? [])) {
      const { t: type, v: value, w: shown = '', z: format = 'General' } = cell ?? {};
      if (type !== 'n' || typeof value !== 'number' || shown === '' || shown === String(value)) continue;
      if (mayShowAnother(String(format)) || SSF.is_date(format) === true) continue;
      if (showsAnother(value, shown)) cell.z = `"${shown.replaceAll('"', '')}"`;
    }
  }
}

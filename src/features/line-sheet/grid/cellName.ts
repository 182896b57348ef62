import type { Garment } from '../../../api';
import type { CellPlace } from './nextCell';

/** What a cell is called: garment, colour and size. */
export function cellName(
  { name, number, colors, sizes }: Garment,
  { row, column }: Pick<CellPlace, 'row' | 'column'>,
): string {
  return `${name} ${number}, ${colors[row]?.name}, ${sizes[column]}`;
}

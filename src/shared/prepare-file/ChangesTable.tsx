import type { Change } from '../../domain/prepare/changes';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { fullTextColumn, numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { IndexedTable } from '../../ui/list-table/IndexedTable';
import { fieldText } from './fieldTexts';

const columnText = ({ column }: Change) => (column === '' ? 'The row' : fieldText(column));
const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const columns: readonly ListColumn<Change>[] = [
  textColumn('column', 'Column', 120, columnText),
  fullTextColumn('before', 'Before', 180, ({ before }) => shortened(before)),
  fullTextColumn('after', 'After', 180, ({ after }) => shortened(after)),
  fullTextColumn('why', 'What was done', 200, ({ why }) => why),
  numberColumn('count', 'Rows', 72, ({ count }) => count),
  numberColumn('row', 'First row', 88, ({ row }) => row),
];

/** Every change that preparing makes, equal ones in one line. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>Nothing is changed: the cells go into the file as they are.</p>;
  return <IndexedTable label="Changes" columns={columns} rows={changes} maxHeight={360} empty={null} />;
}

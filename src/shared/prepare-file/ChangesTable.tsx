import { useMemo } from 'react';
import type { Change } from '../../domain/prepare/changes';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { cardOf, fullTextColumn, numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { fieldText } from './fieldTexts';

type IndexedChange = Change & { readonly index: number };

const columnText = ({ column }: Change) => (column === '' ? 'The row' : fieldText(column));
const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const columns: readonly ListColumn<IndexedChange>[] = [
  textColumn('column', 'Column', 120, columnText),
  fullTextColumn('before', 'Before', 180, ({ before }) => shortened(before)),
  fullTextColumn('after', 'After', 180, ({ after }) => shortened(after)),
  fullTextColumn('why', 'What was done', 200, ({ why }) => why),
  numberColumn('count', 'Rows', 72, ({ count }) => count),
  numberColumn('row', 'First row', 88, ({ row }) => row),
];

/** Every change that preparing makes, equal ones in one line. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const rows = useMemo(() => changes.map((change, index) => ({ ...change, index })), [changes]);
  if (rows.length === 0) return <p>Nothing is changed: the cells go into the file as they are.</p>;
  return (
    <SortedTable
      label="Changes"
      columns={columns}
      rows={rows}
      rowKey={({ index }) => String(index)}
      card={cardOf(columns)}
      maxHeight={360}
      empty={null}
    />
  );
}

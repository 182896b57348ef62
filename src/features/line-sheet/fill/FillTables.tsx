import { Button, Flex, Radio } from 'antd';
import { useMemo } from 'react';
import type { RefusedCell } from '../../../domain/order-form/filledCells';
import { counted, numberText } from '../../../lib/numbers';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import {
  cardOf,
  fullTextColumn,
  inFull,
  numberColumn,
  textColumn,
} from '../../../ui/list-table/plainColumns';
import { SortedTable } from '../../../ui/list-table/SortedTable';
import { type FillRow, keyOf } from './useFormFill';

type OnChoose = (keys: readonly string[], isFile: boolean) => void;

interface ChangesProps {
  rows: readonly FillRow[];
  /** Resolves these conflicts with the file's quantity or with the order's. */
  onChoose: OnChoose;
}

/** A preview of each quantity that the file changes. */
export function ChangesTable({ rows, onChoose }: ChangesProps) {
  const columns = useMemo(() => changeColumns(onChoose), [onChoose]);
  const conflicts = rows.filter(({ isConflict }) => isConflict).map(keyOf);
  return (
    <Flex vertical gap={8}>
      {conflicts.length > 1 && (
        <Flex wrap gap={8}>
          <Button onClick={() => onChoose(conflicts, true)}>Take all from the file</Button>
          <Button onClick={() => onChoose(conflicts, false)}>Keep all of the order</Button>
        </Flex>
      )}
      <SortedTable
        label="Changes"
        columns={columns}
        rows={rows}
        rowKey={({ sku }) => sku}
        card={cardOf(columns, true)}
        maxHeight={360}
        empty={null}
      />
    </Flex>
  );
}

const changeColumns = (onChoose: OnChoose): readonly ListColumn<FillRow>[] => [
  fullTextColumn('garment', 'Garment', 220, ({ garment, color }) => `${garment}, ${color}`),
  textColumn('size', 'Size', 72, ({ size }) => size),
  textColumn('cell', 'Cell', 72, ({ address }) => address),
  numberColumn('from', 'In the order', 136, ({ from }) => from),
  numberColumn('to', 'In the file', 120, ({ to }) => to),
  {
    ...textColumn('change', 'Change', 200, changeText),
    isLive: true,
    render: (row) => <Change row={row} onChoose={onChoose} />,
  },
];

function Change({ row, onChoose }: { row: FillRow; onChoose: OnChoose }) {
  const { garment, color, size, isConflict, isFile, base, from, to } = row;
  if (!isConflict) return <span style={inFull}>{changeText(row)}</span>;
  return (
    <Flex vertical gap={4}>
      <span style={inFull}>
        {changeText(row)} (was {numberText(base ?? 0)})
      </span>
      <Radio.Group
        aria-label={`${garment}, ${color}, ${size}`}
        value={isFile}
        onChange={({ target }) => onChoose([keyOf(row)], target.value === true)}
        options={[
          { value: true, label: `File: ${numberText(to)}` },
          { value: false, label: `Order: ${numberText(from)}` },
        ]}
      />
    </Flex>
  );
}

function changeText({ kind, isConflict, isShort }: FillRow): string {
  const text = isConflict
    ? 'Changed in both'
    : { added: 'Added', changed: 'Changed', removed: 'Removed' }[kind];
  return isShort ? `${text}, not enough stock` : text;
}

/** Cell addresses may repeat across sheets, so keys include an index. */
type Refused = RefusedCell & { readonly index: number };

const refusedColumns: readonly ListColumn<Refused>[] = [
  textColumn('cell', 'Cell', 80, ({ address }) => address),
  fullTextColumn('value', 'Value', 140, ({ text }) => `“${text}”`),
  fullTextColumn('reason', 'Why not', 280, ({ reason }) => reason),
];

/** The refused values of the file, with reasons. */
export function RefusedTable({ refused }: { refused: readonly RefusedCell[] }) {
  const rows = useMemo(() => refused.map((one, index) => ({ ...one, index })), [refused]);
  return (
    <Flex vertical gap={8}>
      <strong>{counted(refused.length, 'value')} not taken</strong>
      <SortedTable
        label="Not taken"
        columns={refusedColumns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={200}
        empty={null}
      />
    </Flex>
  );
}

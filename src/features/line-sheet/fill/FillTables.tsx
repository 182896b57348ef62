import { Button, Flex, Radio } from 'antd';
import { useMemo } from 'react';
import type { RefusedCell } from '../../../domain/order-form/filledCells';
import { counted, numberText } from '../../../lib/numbers';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { SortedTable } from '../../../ui/list-table/SortedTable';
import { type FillRow, keyOf } from './useFill';

const inFull = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const soft = { color: 'var(--ld-ink-soft)' } as const;

type OnChoose = (keys: readonly string[], isFile: boolean) => void;

interface ChangesProps {
  rows: readonly FillRow[];
  /** Decides whether these clashes take the file's quantity. */
  onChoose: OnChoose;
}

/** Each quantity that the file changes, before anything is changed. */
export function ChangesTable({ rows, onChoose }: ChangesProps) {
  const columns = useMemo(() => changeColumns(onChoose), [onChoose]);
  const clashes = rows.filter(({ isClash }) => isClash).map(keyOf);
  return (
    <Flex vertical gap={8}>
      {clashes.length > 1 && (
        <Flex wrap gap={8}>
          <Button onClick={() => onChoose(clashes, true)}>Take all from the file</Button>
          <Button onClick={() => onChoose(clashes, false)}>Keep all of the order</Button>
        </Flex>
      )}
      <SortedTable
        label="Changes"
        columns={columns}
        rows={rows}
        rowKey={({ sku }) => sku}
        card={(row) => <ChangeCard row={row} onChoose={onChoose} />}
        maxHeight={360}
        empty={null}
      />
    </Flex>
  );
}

const changeColumns = (onChoose: OnChoose): readonly ListColumn<FillRow>[] => [
  {
    key: 'garment',
    title: 'Garment',
    width: 220,
    sortBy: ({ garment, color }) => `${garment} ${color}`,
    render: ({ garment, color }) => (
      <span style={inFull}>
        {garment}, {color}
      </span>
    ),
  },
  { key: 'size', title: 'Size', width: 72, sortBy: ({ size }) => size, render: ({ size }) => size },
  {
    key: 'cell',
    title: 'Cell',
    width: 72,
    sortBy: ({ address }) => address,
    render: ({ address }) => address,
  },
  {
    key: 'from',
    title: 'In the order',
    width: 136,
    align: 'end',
    sortBy: ({ from }) => from,
    render: ({ from }) => numberText(from),
  },
  {
    key: 'to',
    title: 'In the file',
    width: 120,
    align: 'end',
    sortBy: ({ to }) => to,
    render: ({ to }) => <strong>{numberText(to)}</strong>,
  },
  {
    key: 'change',
    title: 'Change',
    width: 200,
    isLive: true,
    sortBy: (row) => changeText(row),
    render: (row) => <Change row={row} onChoose={onChoose} />,
  },
];

function Change({ row, onChoose }: { row: FillRow; onChoose: OnChoose }) {
  const { garment, color, size, isClash, isFile, base, from, to } = row;
  if (!isClash) return <span style={inFull}>{changeText(row)}</span>;
  return (
    <Flex vertical gap={4}>
      <span style={inFull}>
        {changeText(row)} <span style={soft}>(was {numberText(base ?? 0)})</span>
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

function changeText({ kind, isClash, isShort }: FillRow): string {
  const text = isClash ? 'Changed in both' : { added: 'Added', changed: 'Changed', removed: 'Removed' }[kind];
  return isShort ? `${text}, not enough stock` : text;
}

function ChangeCard({ row, onChoose }: { row: FillRow; onChoose: OnChoose }) {
  const { garment, color, size, from, to, address } = row;
  return (
    <Flex vertical gap={2}>
      <strong style={inFull}>
        {garment}, {color}, {size}
      </strong>
      <span>
        {numberText(from)} → <strong>{numberText(to)}</strong> <span style={soft}>in {address}</span>
      </span>
      <Change row={row} onChoose={onChoose} />
    </Flex>
  );
}

/** Two sheets of a file may have a cell of the same name: their index tells them apart. */
type Refused = RefusedCell & { readonly index: number };

const refusedColumns: readonly ListColumn<Refused>[] = [
  { key: 'cell', title: 'Cell', width: 80, render: ({ address }) => address },
  {
    key: 'value',
    title: 'Value',
    width: 140,
    render: ({ text }) => <span style={inFull}>“{text}”</span>,
  },
  {
    key: 'reason',
    title: 'Why not',
    width: 280,
    render: ({ reason }) => <span style={inFull}>{reason}</span>,
  },
];

/** The values of the file that are not taken, and why. */
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

import { Button, Flex, Radio } from 'antd';
import { useMemo } from 'react';
import type { RefusedCell } from '../../../domain/order-form/filledCells';
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
import { useT } from '../../../languages/useT';
import { type Message, message, messageIn } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';

type OnChoose = (keys: readonly string[], isFile: boolean) => void;

interface ChangesProps {
  rows: readonly FillRow[];
  /** Resolves these conflicts with the file's quantity or with the order's. */
  onChoose: OnChoose;
}

/** A preview of each quantity that the file changes. */
export function ChangesTable({ rows, onChoose }: ChangesProps) {
  const t = useT();
  const columns = useMemo(() => changeColumns(t, onChoose), [t, onChoose]);
  const conflicts = rows.filter(({ isConflict }) => isConflict).map(keyOf);
  return (
    <Flex vertical gap={8}>
      {conflicts.length > 1 && (
        <Flex wrap gap={8}>
          <Button onClick={() => onChoose(conflicts, true)}>{t('Take all from the file')}</Button>
          <Button onClick={() => onChoose(conflicts, false)}>{t('Keep all of the order')}</Button>
        </Flex>
      )}
      <SortedTable
        label={t('Changes')}
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

const changeColumns = (t: Translate, onChoose: OnChoose): readonly ListColumn<FillRow>[] => [
  fullTextColumn('garment', message('Garment'), 220, ({ garment, color }) => `${garment}, ${color}`),
  textColumn('size', message('Size'), 72, ({ size }) => size),
  textColumn('cell', message('Cell'), 72, ({ address }) => address),
  numberColumn('from', message('In the order'), 136, ({ from }) => from),
  numberColumn('to', message('In the file'), 120, ({ to }) => to),
  {
    ...textColumn('change', message('Change'), 200, (row) => t(changeText(row))),
    isLive: true,
    render: (row) => <Change row={row} onChoose={onChoose} />,
  },
];

function Change({ row, onChoose }: { row: FillRow; onChoose: OnChoose }) {
  const t = useT();
  const { garment, color, size, isConflict, isFile, base, from, to } = row;
  if (!isConflict) return <span style={inFull}>{t(changeText(row))}</span>;
  return (
    <Flex vertical gap={4}>
      <span style={inFull}>
        {t('{change} (was {quantity, number})', { change: changeText(row), quantity: base ?? 0 })}
      </span>
      <Radio.Group
        aria-label={`${garment}, ${color}, ${size}`}
        value={isFile}
        onChange={({ target }) => onChoose([keyOf(row)], target.value === true)}
        options={[
          { value: true, label: t('File: {quantity, number}', { quantity: to }) },
          { value: false, label: t('Order: {quantity, number}', { quantity: from }) },
        ]}
      />
    </Flex>
  );
}

function changeText({ kind, isConflict, isShort }: FillRow): Message {
  const change = isConflict
    ? message('Changed in both')
    : {
        added: messageIn('a quantity', 'Added'),
        changed: messageIn('a quantity', 'Changed'),
        removed: messageIn('a quantity', 'Removed'),
      }[kind];
  return isShort ? message('{change}, not enough stock', { change }) : change;
}

/** Cell addresses may repeat across sheets, so keys include an index. */
type Refused = RefusedCell & { readonly index: number };

const refusedColumns = (t: Translate): readonly ListColumn<Refused>[] => [
  textColumn('cell', message('Cell'), 80, ({ address }) => address),
  fullTextColumn('value', message('Value'), 140, ({ text }) => `“${text}”`),
  fullTextColumn('reason', message('Why not'), 280, ({ reason }) => t(reason)),
];

/** The refused values of the file, with reasons. */
export function RefusedTable({ refused }: { refused: readonly RefusedCell[] }) {
  const t = useT();
  const columns = useMemo(() => refusedColumns(t), [t]);
  const rows = useMemo(() => refused.map((one, index) => ({ ...one, index })), [refused]);
  return (
    <Flex vertical gap={8}>
      <strong>
        {t('{values, plural, one {# value} other {# values}} not taken', { values: refused.length })}
      </strong>
      <SortedTable
        label={t('Not taken')}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        maxHeight={200}
        empty={null}
      />
    </Flex>
  );
}

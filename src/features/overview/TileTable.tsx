import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { OverviewRow } from '../../api';
import { useIsNarrow } from '../../lib/useMediaQuery';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { figureColumn } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { type LinkGround, rowHref } from './rowLinks';
import { comparedPieces, figuresOf, rowText, type TileGround, type TileSpec } from './tiles';
import { useT } from '../../languages/useT';
import type { Translate } from '../../domain/language/wording';

interface Props {
  spec: TileSpec;
  rows: readonly OverviewRow[];
  ground: TileGround & LinkGround;
}

const rowKey = ({ id }: OverviewRow) => id;
/** The height of a tile's content without the header. */
const maxHeight = 202;

/** Every figure of a tile. */
export function TileTable({ spec, rows, ground }: Props) {
  const t = useT();
  const all = useMemo(() => toColumns(t, { spec, rows, ground }), [t, spec, rows, ground]);
  // On a phone the table shows only the columns of the charts.
  const shown =
    comparedPieces(spec) === null
      ? new RegExp(`^label$|${ground.measure}$`)
      : /^(label|pieces|short|shipped)$/;
  const columns = useIsNarrow() ? all.filter(({ key }) => shown.test(key)) : all;
  return (
    <SortedTable
      label={t(spec.title)}
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      maxHeight={maxHeight}
      empty={t(spec.empty)}
    />
  );
}

function toColumns(t: Translate, { spec, rows, ground }: Props): ListColumn<OverviewRow>[] {
  return [
    {
      key: 'label',
      title: spec.what,
      width: 212,
      narrowest: 106,
      fixed: 'start',
      sortBy: spec.tile === 'days' ? (row) => Number(row.id) : (row) => rowText(t, spec, row),
      render: (row) => {
        const text = rowText(t, spec, row);
        const href = rowHref(spec.tile, row, ground);
        return href === null ? <span title={text}>{text}</span> : <Link to={href}>{text}</Link>;
      },
    },
    ...figuresOf(spec, ground, rows).map(({ key, title, value, text }) =>
      figureColumn(key, title, key.startsWith('before') ? 126 : key === 'amount' ? 100 : 80, {
        valueOf: value,
        textOf: text,
      }),
    ),
  ];
}

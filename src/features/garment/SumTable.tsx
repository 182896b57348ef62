import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { numberText } from '../../lib/numbers';
import { useIsNarrow } from '../../lib/useMediaQuery';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { amountTexts, type Sum } from './garmentSums';

interface Props {
  label: string;
  /** What its rows are: the title of the first column. */
  what: string;
  rows: readonly Sum[];
  /** The orders behind a row, where the list can show just these. Keep it between renders. */
  hrefOf: (sum: Sum) => string | null;
}

/** What some orders have of a garment, row by row. */
export function SumTable({ label, what, rows, hrefOf }: Props) {
  const all = useMemo(
    (): ListColumn<Sum>[] => [
      {
        key: 'label',
        title: what,
        width: 130,
        sortBy: ({ label: text }) => text,
        render: (sum) => {
          const href = hrefOf(sum);
          return href === null ? sum.label : <Link to={href}>{sum.label}</Link>;
        },
      },
      countColumn('orders', 'Orders'),
      countColumn('pieces', 'Pieces'),
      {
        key: 'amount',
        title: 'Amount',
        width: 112,
        align: 'end',
        sortBy: ({ amounts }) => amounts[0]?.amount ?? 0,
        render: (sum) => amountTexts(sum).map((text) => <div key={text}>{text}</div>),
      },
    ],
    [what, hrefOf],
  );
  const columns = useIsNarrow() ? all.filter(({ key }) => key !== 'orders') : all;
  return (
    <SortedTable
      label={label}
      rows={rows}
      rowKey={idOf}
      columns={columns}
      maxHeight={400}
      empty="Nobody has ordered it yet."
    />
  );
}

const countColumn = (key: 'orders' | 'pieces', title: string): ListColumn<Sum> => ({
  key,
  title,
  width: 76,
  align: 'end',
  sortBy: (sum) => sum[key],
  render: (sum) => numberText(sum[key]),
});

const idOf = ({ id }: Sum) => id;

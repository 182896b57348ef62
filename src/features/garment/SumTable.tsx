import { Link } from 'react-router-dom';
import { useIsNarrow } from '../../lib/useMediaQuery';
import { type ListColumn, longestText } from '../../ui/list-table/listColumns';
import { numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { SortedTable } from '../../ui/list-table/SortedTable';
import { amountTexts, type Sum } from './garmentSums';
import { useT } from '../../languages/useT';

interface Props {
  label: string;
  /** The title of the first column. */
  what: string;
  rows: readonly Sum[];
  /** The link to a row's orders, if the list can filter by them. */
  hrefOf: (sum: Sum) => string | null;
}

/** A table of a garment's sums. */
export function SumTable({ label, what, rows, hrefOf }: Props) {
  const t = useT();
  const all: readonly ListColumn<Sum>[] = [
    {
      ...textColumn('label', what, 130, ({ label: text }) => text),
      narrowest: 80,
      render: (sum) => {
        const href = hrefOf(sum);
        return href === null ? sum.label : <Link to={href}>{sum.label}</Link>;
      },
    },
    numberColumn('orders', t('Orders'), 76, ({ orders }) => orders),
    numberColumn('pieces', t('Pieces'), 76, ({ pieces }) => pieces),
    {
      key: 'amount',
      title: t('Amount'),
      width: 112,
      align: 'end',
      sortBy: ({ amounts }) => amounts[0]?.amount ?? 0,
      figureLength: (sums) => longestText(sums.flatMap(amountTexts)),
      render: (sum) => amountTexts(sum).map((text) => <div key={text}>{text}</div>),
    },
  ];
  const columns = useIsNarrow() ? all.filter(({ key }) => key !== 'orders') : all;
  return (
    <SortedTable
      label={label}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      maxHeight={400}
      empty={t('Nobody has ordered it yet.')}
    />
  );
}

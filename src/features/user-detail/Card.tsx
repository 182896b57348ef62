import { Card as AntCard } from 'antd';
import type { ReactNode } from 'react';
import { LoadedTable, type RowsQuery } from '../../shared/loaded-table/LoadedTable';
import type { ListColumn } from '../../ui/list-table/listColumns';
import styles from './Card.module.css';

interface Props {
  title: string;
  /** What it is called for screen readers, where the title alone is not unique on the page. */
  label?: string;
  /** Stands at the end of the title's line. */
  extra?: ReactNode;
  /** What it shows is on its way. */
  isLoading?: boolean;
  children: ReactNode;
}

/** Ant Design's card as a region of the page with a heading. */
export function Card({ title, label = title, extra, isLoading, children }: Props) {
  return (
    <AntCard
      role="region"
      aria-label={label}
      size="small"
      title={<h2 className={styles.title}>{title}</h2>}
      extra={extra}
      loading={isLoading}
    >
      {children}
    </AntCard>
  );
}

interface ListProps<Row> extends Pick<Props, 'title' | 'label' | 'extra'> {
  query: RowsQuery<Row>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  /** In pixels. */
  maxHeight: number;
  /** Stands where the rows would be when there are none. */
  empty: string;
}

/** A card with the rows of a query in a table. */
export function ListCard<Row extends object>({
  title,
  label = title,
  extra,
  query,
  ...props
}: ListProps<Row>) {
  const { empty, ...table } = props;
  return (
    <Card title={title} label={label} isLoading={query.data === undefined && !query.isError} extra={extra}>
      {query.data?.length === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <LoadedTable label={label} query={query} {...table} empty={null} />
      )}
    </Card>
  );
}

import { SortedTable, type SortedTableProps } from '../../ui/list-table/SortedTable';
import { LoadFailure, FailureNote } from '../load-failure/LoadFailure';

/** The result of a query for rows. */
export interface RowsQuery<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface Props<Row> extends Omit<SortedTableProps<Row>, 'rows' | 'isLoading'> {
  query: RowsQuery<Row>;
}

const nothing: readonly never[] = [];

/**
 * The rows of a query in a `SortedTable`. It also shows loading and failures, and a note above rows that could not be
 * refreshed.
 */
export function LoadedTable<Row extends object>({ query, ...table }: Props<Row>) {
  const { data, isError, error, refetch } = query;
  const retry = () => void refetch();
  if (isError && data === undefined) return <LoadFailure error={error} onRetry={retry} />;
  return (
    <>
      {isError && <FailureNote isStale error={error} onRetry={retry} />}
      <SortedTable {...table} rows={data ?? nothing} isLoading={data === undefined} />
    </>
  );
}

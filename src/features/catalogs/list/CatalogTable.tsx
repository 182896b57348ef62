import { useMemo } from 'react';
import type { Catalog } from '../../../api';
import { ListTable } from '../../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../../ui/list-table/sortRows';
import { type CatalogActions, catalogColumns, catalogRowCard, previewHref } from './catalogColumns';

interface Props extends CatalogActions {
  catalogs: readonly Catalog[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The catalogs in rows, to work with. */
export function CatalogTable({ catalogs, sort, onSort, canUpdate, onDelete }: Props) {
  const hasNumbers = catalogs.some(({ num_customers }) => num_customers !== undefined);
  const [columns, card] = useMemo(() => {
    const actions = { canUpdate, onDelete };
    return [catalogColumns(actions, hasNumbers), catalogRowCard(actions)];
  }, [canUpdate, onDelete, hasNumbers]);
  return (
    <ListTable
      label="Catalogs"
      columns={columns}
      rows={useMemo(() => sortRows(catalogs, columns, sort), [catalogs, columns, sort])}
      rowKey={catalogId}
      rowHref={previewHref}
      sort={sort}
      onSort={onSort}
      card={card}
      scrollKey={JSON.stringify(sort)}
      empty={null}
    />
  );
}

const catalogId = ({ id }: Catalog) => id;

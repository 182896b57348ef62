import { useCallback, useMemo, useState } from 'react';
import {
  type Catalog,
  failureOf,
  useListAllCatalogsQuery,
  useSetCatalogVisibilityMutation,
} from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { sortCatalogs } from '../../../domain/catalogs/sortCatalogs';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { StaleNote } from '../../../shared/load-failure/StaleNote';
import { ListTable } from '../../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../../ui/list-table/sortRows';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { CatalogToolbar } from '../CatalogToolbar';
import { allFirstCodec, filterCatalogs } from '../catalogView';
import { NoCatalogs } from '../NoCatalogs';
import { useCatalogView } from '../useCatalogView';
import { type OnToggle, visibilityCard, visibilityColumns } from './visibilityColumns';

const nothing: readonly Catalog[] = [];

/** Where each catalog is offered, and whether it is current; a toggle stands at once (spec 2, 4). */
export function CatalogVisibilityPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const [setVisibility] = useSetCatalogVisibilityMutation();
  const { view, searchText, setSearch, setCurrentOnly, showAll } = useCatalogView(allFirstCodec);
  const [sort, setSort] = useState<Sort | null>(null);
  const dispatch = useAppDispatch();

  const handleToggle: OnToggle = useCallback(
    async ({ id }, flag, isOn) => {
      const failure = failureOf(await setVisibility({ catalogVisibilityRequest: { id, [flag]: isOn } }));
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
    },
    [setVisibility, dispatch],
  );
  const columns = useMemo(() => visibilityColumns(handleToggle), [handleToggle]);
  const card = useMemo(() => visibilityCard(handleToggle), [handleToggle]);
  const sorted = useMemo(() => sortRows(sortCatalogs(data ?? nothing), columns, sort), [data, columns, sort]);
  const shown = filterCatalogs(sorted, view);

  return (
    <PageFrame title="Catalog visibility" count={data && shown.length} layout="fill">
      <CatalogToolbar
        searchText={searchText}
        isCurrentOnly={view.isCurrentOnly}
        onSearch={setSearch}
        onCurrentOnly={setCurrentOnly}
      />
      {isError && data !== undefined && (
        <StaleNote things="catalogs" error={error} onRetry={() => void refetch()} />
      )}
      {isError && data === undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListTable
          label="Catalogs"
          columns={columns}
          rows={shown}
          rowKey={catalogId}
          sort={sort}
          onSort={setSort}
          card={card}
          isLoading={data === undefined}
          scrollKey={JSON.stringify([view, sort])}
          empty={
            <NoCatalogs filters={data?.length ? { search: view.search, onShowAll: showAll } : undefined} />
          }
        />
      )}
    </PageFrame>
  );
}

const catalogId = ({ id }: Catalog) => id;

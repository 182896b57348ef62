import { useCallback, useMemo, useState } from 'react';
import {
  type Catalog,
  failureOf,
  useListAllCatalogsQuery,
  useSetCatalogVisibilityMutation,
} from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { sortCatalogs } from '../../../shared/catalog-select/sortCatalogs';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { StaleNote } from '../../../shared/load-failure/StaleNote';
import { type CardLayout, DataTable } from '../../../ui/data-table/DataTable';
import { nextSort, type Sort, sortRows } from '../../../ui/data-table/sortRows';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { CatalogToolbar } from '../CatalogToolbar';
import { allFirstCodec, filterCatalogs } from '../catalogView';
import { NoCatalogs } from '../NoCatalogs';
import { useCatalogView } from '../useCatalogView';
import { type Toggle, visibilityColumns } from './visibilityColumns';

const nothing: readonly Catalog[] = [];

const card: CardLayout = {
  height: 104,
  template: `'name name name' 24px 'season type items' 22px 'wls ls current' 36px / 1fr 1fr 1fr`,
};

/** Where each catalog is offered, and whether it is current; a toggle stands at once (spec 2, 4). */
export function CatalogVisibilityPage() {
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const [setVisibility] = useSetCatalogVisibilityMutation();
  const { view, searchText, setSearch, setCurrentOnly, showAll } = useCatalogView(allFirstCodec);
  const [sort, setSort] = useState<Sort | null>(null);
  const dispatch = useAppDispatch();

  const handleToggle = useCallback(
    async ({ id }: Catalog, flag: Toggle, isOn: boolean) => {
      const failure = failureOf(await setVisibility({ catalogVisibilityRequest: { id, [flag]: isOn } }));
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
    },
    [setVisibility, dispatch],
  );
  const columns = useMemo(
    () => visibilityColumns((catalog, flag, isOn) => void handleToggle(catalog, flag, isOn)),
    [handleToggle],
  );
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
        <DataTable
          label="Catalogs"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={(key) => setSort(nextSort(sort, key))}
          rowHeight={40}
          minWidth={760}
          card={card}
          isLoading={data === undefined}
          isStale={false}
          scrollKey={JSON.stringify([view, sort])}
          empty={
            <NoCatalogs filters={data?.length ? { search: view.search, onShowAll: showAll } : undefined} />
          }
        />
      )}
    </PageFrame>
  );
}

import { lazy, Suspense, useMemo, useState } from 'react';
import { type Catalog, useGetMeQuery, useListAllCatalogsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/mayCall';
import { mayOpen } from '../../../domain/access/mayOpen';
import { paths } from '../../../lib/paths';
import { sortCatalogs } from '../../../shared/catalog-select/sortCatalogs';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { CatalogToolbar } from '../CatalogToolbar';
import { currentFirstCodec, filterCatalogs } from '../catalogView';
import { NoCatalogs } from '../NoCatalogs';
import { useCatalogView } from '../useCatalogView';
import { CatalogCard } from './CatalogCard';
import styles from './CatalogListPage.module.css';

const DeleteCatalogDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "delete-catalog-dialog" */ './DeleteCatalogDialog'))
    .DeleteCatalogDialog,
}));

const nothing: readonly Catalog[] = [];
const placeholders = Array.from({ length: 8 }, (_, place) => place);

/** The catalogs as cards, the current ones unless asked otherwise (spec 2). */
export function CatalogListPage() {
  const roles = useGetMeQuery().data?.roles ?? [];
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const { view, searchText, setSearch, setCurrentOnly, showAll } = useCatalogView(currentFirstCodec);
  const [deleting, setDeleting] = useState<Catalog | null>(null);
  const sorted = useMemo(() => sortCatalogs(data ?? nothing), [data]);
  const shown = filterCatalogs(sorted, view);

  return (
    <PageFrame
      title="Catalogs"
      count={data && shown.length}
      ways={
        <>
          {mayOpen(roles, 'management') && <ButtonLink to={paths.management.href()}>Management</ButtonLink>}
          {mayOpen(roles, 'catalogUpload') && (
            <ButtonLink isPrimary to={paths.catalogUpload.href()}>
              New catalog
            </ButtonLink>
          )}
        </>
      }
    >
      <CatalogToolbar
        searchText={searchText}
        isCurrentOnly={view.isCurrentOnly}
        onSearch={setSearch}
        onCurrentOnly={setCurrentOnly}
      />
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && (
        <div className={styles.grid} role="status" aria-label="Loading">
          {placeholders.map((place) => (
            <div key={place} className={styles.placeholder} />
          ))}
        </div>
      )}
      {data !== undefined && shown.length === 0 && (
        <NoCatalogs filters={data.length > 0 ? { search: view.search, onShowAll: showAll } : undefined} />
      )}
      {shown.length > 0 && (
        <ul className={styles.grid} aria-label="Catalogs">
          {shown.map((catalog) => (
            <CatalogCard
              key={catalog.id}
              catalog={catalog}
              canUpdate={mayOpen(roles, 'catalogReupload')}
              onDelete={mayCall(roles, 'deleteCatalog') ? setDeleting : null}
            />
          ))}
        </ul>
      )}
      {deleting && (
        <Suspense>
          <DeleteCatalogDialog catalog={deleting} onClose={() => setDeleting(null)} />
        </Suspense>
      )}
    </PageFrame>
  );
}

import { AppstoreOutlined, PlusOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Catalog, useGetMeQuery, useListAllCatalogsQuery } from '../../../api';
import { mayCall } from '../../../domain/access/accessRules';
import { mayOpen } from '../../../domain/access/pageRules';
import { paths } from '../../../lib/paths';
import { sortCatalogs } from '../../../domain/catalogs/seasons';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { CatalogToolbar, currentFirstCodec, useCatalogView } from '../catalogView';
import { NoCatalogs } from '../NoCatalogs';
import { CatalogCard } from './CatalogCard';
import styles from './CatalogListPage.module.css';
import { CatalogTable } from './CatalogTable';
import { useRestoredFocus } from '../../../lib/focus';
import { useLocalStorage } from '../../../lib/useLocalStorage';
import { useHasCards } from '../../../lib/useMediaQuery';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { type Sort, sortFromText, sortToText } from '../../../ui/list-table/sortRows';
import { DeleteCatalogDialog } from './DeleteCatalogDialog';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

const nothing: readonly Catalog[] = [];

const layouts = [
  { value: 'grid' as const, label: message('Grid'), icon: <AppstoreOutlined aria-hidden /> },
  { value: 'list' as const, label: message('List'), icon: <UnorderedListOutlined aria-hidden /> },
];

/** The catalogs as cards or rows, the current ones unless asked otherwise (spec 2). */
export function CatalogListPage() {
  const t = useT();
  const roles = useGetMeQuery().data?.roles ?? [];
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const { search, filter, toolbar, onShowAll } = useCatalogView(currentFirstCodec);
  const isNarrow = useHasCards();
  const { layout, sort, setLayout, setSort } = useListLayout(isNarrow);
  const [deleting, setDeleting] = useState<Catalog | null>(null);
  const sorted = useMemo(() => sortCatalogs(data ?? nothing), [data]);
  const shown = useMemo(() => filter(sorted), [filter, sorted]);
  const actions = {
    canUpdate: mayOpen(roles, 'catalogReupload'),
    onDelete: mayCall(roles, 'deleteCatalog') ? setDeleting : null,
  };

  return (
    <PageFrame
      title={t('Catalogs')}
      count={data && shown.length}
      layout={layout === 'list' ? 'fill' : 'grow'}
      actions={
        mayOpen(roles, 'catalogUpload') && (
          <ButtonLink isPrimary icon={<PlusOutlined aria-hidden />} to={paths.catalogUpload.href()}>
            {t('New catalog')}
          </ButtonLink>
        )
      }
    >
      <CatalogToolbar {...toolbar}>
        {!isNarrow && (
          <Segmented<Layout>
            aria-label={t('Show as')}
            options={layouts.map(({ label, ...layoutOption }) => ({ ...layoutOption, label: t(label) }))}
            value={layout}
            onChange={setLayout}
          />
        )}
      </CatalogToolbar>
      {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isError && data === undefined && <LoadingPanel fields={4} />}
      {data !== undefined && shown.length === 0 && (
        <NoCatalogs filters={data.length > 0 ? { search, onShowAll } : undefined} />
      )}
      {shown.length > 0 && layout === 'list' && (
        <CatalogTable catalogs={shown} sort={sort} onSort={setSort} {...actions} />
      )}
      {shown.length > 0 && layout === 'grid' && (
        <CatalogGrid>
          {shown.map((catalog) => (
            <CatalogCard key={catalog.id} catalog={catalog} {...actions} />
          ))}
        </CatalogGrid>
      )}
      {deleting && <DeleteCatalogDialog catalog={deleting} onClose={() => setDeleting(null)} />}
    </PageFrame>
  );
}

/** The cards; when the focused one is removed, the focus stays on the list. */
function CatalogGrid({ children }: { children: ReactNode }) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const restoredFocus = useRestoredFocus(grid);
  return (
    <ul ref={grid} className={styles.grid} aria-label={t('Catalogs')} tabIndex={-1} {...restoredFocus}>
      {children}
    </ul>
  );
}

/** Cards, or a row each. */
export type Layout = 'grid' | 'list';

const toLayout = (text: unknown): Layout | null => (text === 'grid' || text === 'list' ? text : null);

const codec: UrlCodec<{ layout: Layout | null; sort: Sort | null }> = {
  read: (params) => ({ layout: toLayout(params.get('view')), sort: sortFromText(params.get('sort')) }),
  write: ({ layout, sort }) => ({ view: layout, sort: sortToText(sort) }),
};

const readLayout = (stored: unknown): Layout => toLayout(stored) ?? 'grid';

/** The layout of the catalogs: from the URL, or the last one chosen in this browser; always cards on a phone. */
function useListLayout(isNarrow: boolean) {
  const [inUrl, setInUrl] = useUrlState(codec);
  const [stored, setStored] = useLocalStorage('catalog-list-layout', readLayout);
  return {
    layout: isNarrow ? 'grid' : (inUrl.layout ?? stored),
    sort: inUrl.sort,
    setLayout: (layout: Layout) => {
      setStored(layout);
      setInUrl({ ...inUrl, layout });
    },
    setSort: (sort: Sort | null) => setInUrl({ ...inUrl, sort }, { keepsScroll: true }),
  };
}

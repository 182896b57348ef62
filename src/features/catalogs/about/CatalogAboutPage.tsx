import { Breadcrumb, Flex, Select, Tabs } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { type Catalog, useGetMeQuery, useListAllCatalogsQuery } from '../../../api';
import { mayCall, type OperationId } from '../../../domain/access/accessRules';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { type UrlCodec, useUrlState } from '../../../lib/useUrlState';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { ButtonLink } from '../../../ui/button-link/ButtonLink';
import { EmptyState } from '../../../ui/empty-state/EmptyState';
import { LoadingPanel } from '../../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../../ui/page-frame/PageFrame';
import { catalogTypeText, missingPictures } from '../catalogFacts';

const CatalogGarments = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalog-garments" */ '../preview/CatalogGarments'))
    .CatalogGarments,
}));
const MissingPictures = lazy(async () => ({
  default: (await import(/* webpackChunkName: "missing-pictures" */ './MissingPictures')).MissingPictures,
}));
const CatalogSwitches = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalog-switches" */ './CatalogSwitches')).CatalogSwitches,
}));
const CatalogStock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "catalog-stock" */ './CatalogStock')).CatalogStock,
}));
const UpdateCatalogForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "update-catalog-form" */ '../editor/UpdateCatalogForm'))
    .UpdateCatalogForm,
}));
const TaskTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "task-table" */ '../../../shared/task-table/TaskTable'))
    .TaskTable,
}));

/** A tab: shown to those who may make its call, and where its host knows enough. */
interface CatalogTab {
  readonly key: string;
  readonly needs: OperationId;
  readonly label: (catalog: Catalog) => string;
  readonly content: (catalog: Catalog) => ReactNode;
}

const tabs: readonly CatalogTab[] = [
  {
    key: 'garments',
    needs: 'getCatalog',
    label: ({ num_items }) => `Garments (${num_items})`,
    content: ({ id }) => <CatalogGarments catalogId={id} />,
  },
  {
    key: 'pictures',
    needs: 'uploadImages',
    label: (catalog) => {
      const count = missingPictures(catalog);
      return count === undefined ? 'Pictures missing' : `Pictures missing (${count})`;
    },
    content: ({ id }) => <MissingPictures catalogId={id} />,
  },
  {
    key: 'visibility',
    needs: 'setCatalogVisibility',
    label: () => 'Visibility',
    content: (catalog) => <CatalogSwitches catalog={catalog} />,
  },
  {
    key: 'stock',
    needs: 'getCatalog',
    label: () => 'Stock',
    content: ({ id }) => <CatalogStock catalogId={id} />,
  },
  {
    key: 'update',
    needs: 'reuploadCatalog',
    label: () => 'Update',
    content: (catalog) => <UpdateCatalogForm key={catalog.id} catalog={catalog} />,
  },
  {
    key: 'tasks',
    needs: 'listTasks',
    label: () => 'Tasks',
    content: ({ id }) => <TaskTable catalogId={id} />,
  },
];

const tabCodec: UrlCodec<string> = {
  read: (params) => params.get('tab') ?? '',
  // What a tab keeps in the URL is its own.
  write: (tab) => ({ tab: tab === 'garments' ? null : tab, q: null, pl: null }),
};

/** All about one catalog, in tabs made of the parts of the specified screens. */
export function CatalogAboutPage() {
  const { catalog_id: catalogId = '' } = useParams<{ catalog_id: string }>();
  const roles = useGetMeQuery().data?.roles ?? [];
  const { data, isError, error, refetch } = useListAllCatalogsQuery();
  const [wanted, setTab] = useUrlState(tabCodec);
  // Ant Design's tabs put what does not fit behind a button that a list of tabs may not have.
  const isNarrow = useIsNarrow();
  const catalog = data?.find(({ id }) => id === catalogId);
  const allowed = tabs.filter(({ needs }) => mayCall(roles, needs));
  const tab = allowed.find(({ key }) => key === wanted) ?? allowed[0];

  return (
    <>
      <Breadcrumb
        aria-label="Breadcrumb"
        items={[
          { title: <Link to={paths.catalogList.href()}>Catalogs</Link> },
          { title: catalog?.name ?? 'Catalog' },
        ]}
        style={{ marginBottom: 4 }}
      />
      <PageFrame
        title={catalog?.name ?? 'Catalog'}
        facts={catalog ? [catalog.season, catalogTypeText(catalog.catalog_type)].join(' · ') : ''}
      >
        {isError && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!isError && data === undefined && <LoadingPanel fields={4} />}
        {data !== undefined && catalog === undefined && (
          <EmptyState text="This catalog does not exist, or is not yours to see.">
            <ButtonLink to={paths.catalogList.href()}>Catalogs</ButtonLink>
          </EmptyState>
        )}
        {catalog && tab && isNarrow && (
          <>
            <Select<string>
              aria-label="About this catalog"
              value={tab.key}
              options={allowed.map(({ key, label }) => ({ value: key, label: label(catalog) }))}
              onChange={(key) => setTab(key)}
            />
            {contentOf(tab, catalog)}
          </>
        )}
        {catalog && tab && !isNarrow && (
          <Tabs
            activeKey={tab.key}
            onChange={setTab}
            destroyOnHidden
            items={allowed.map((one) => ({
              key: one.key,
              label: one.label(catalog),
              children: contentOf(one, catalog),
            }))}
          />
        )}
      </PageFrame>
    </>
  );
}

const contentOf = (tab: CatalogTab, catalog: Catalog) => (
  <Suspense fallback={<LoadingPanel fields={4} />}>
    <Flex vertical gap={12}>
      {tab.content(catalog)}
    </Flex>
  </Suspense>
);

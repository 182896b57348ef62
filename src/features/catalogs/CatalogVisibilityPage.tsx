import { useCallback, useMemo, useState } from 'react';
import { type Catalog, failureOf, useListAllCatalogsQuery, useSetCatalogVisibilityMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { sortCatalogs } from '../../domain/catalogs/seasons';
import { LoadFailure, StaleNote } from '../../shared/load-failure/LoadFailure';
import { ListTable } from '../../ui/list-table/ListTable';
import { type Sort, sortRows } from '../../ui/list-table/sortRows';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { allFirstCodec, CatalogToolbar, filterCatalogs, useCatalogView } from './catalogView';
import { NoCatalogs } from './NoCatalogs';
import { Flex, Switch, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { catalogTypeText } from './catalogFacts';

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

/** What is switched on or off of a catalog (spec 7). */
type Toggle = 'wls_enabled' | 'ls_enabled' | 'is_current';

export type OnToggle = (catalog: Catalog, flag: Toggle, isOn: boolean) => Promise<void>;

const number = new Intl.NumberFormat();

const toggles: readonly { readonly key: string; readonly title: string; readonly flag: Toggle }[] = [
  { key: 'wls', title: 'WLS', flag: 'wls_enabled' },
  { key: 'ls', title: 'LS', flag: 'ls_enabled' },
  { key: 'current', title: 'Current', flag: 'is_current' },
];

/** The catalogs' facts and their three toggles. */
export function visibilityColumns(onToggle: OnToggle): readonly ListColumn<Catalog>[] {
  return [
    {
      key: 'name',
      title: 'Catalog',
      width: 220,
      fixed: 'start',
      sortBy: ({ name }) => name,
      render: nameLink,
    },
    {
      key: 'season',
      title: 'Season',
      width: 88,
      sortBy: ({ season }) => season,
      render: ({ season }) => season,
    },
    {
      key: 'type',
      title: 'Type',
      width: 104,
      responsive: ['xl'],
      sortBy: ({ catalog_type }) => catalogTypeText(catalog_type),
      render: ({ catalog_type }) => catalogTypeText(catalog_type),
    },
    {
      key: 'items',
      title: 'Garments',
      width: 104,
      align: 'end',
      responsive: ['lg'],
      sortBy: ({ num_items }) => num_items,
      render: ({ num_items }) => number.format(num_items),
    },
    ...toggles.map(({ key, title, flag }) => ({
      key,
      title,
      width: 96,
      sortBy: (catalog: Catalog) => (catalog[flag] ? 0 : 1),
      render: (catalog: Catalog) => toggleOf(catalog, title, flag, onToggle),
    })),
  ];
}

/** A catalog with its toggles on a phone. */
export function visibilityCard(onToggle: OnToggle) {
  return (catalog: Catalog) => (
    <Flex vertical gap={6}>
      <Typography.Text ellipsis>{nameLink(catalog)}</Typography.Text>
      <Typography.Text type="secondary">
        {[
          catalog.season,
          catalogTypeText(catalog.catalog_type),
          `${number.format(catalog.num_items)} garments`,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography.Text>
      <Flex gap={20}>
        {toggles.map(({ key, title, flag }) => (
          <Flex key={key} gap={8} align="center">
            {toggleOf(catalog, title, flag, onToggle)}
            <span aria-hidden>{title}</span>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

function nameLink({ id, name }: Catalog) {
  return (
    <Link to={paths.catalogPreview.href(id)} title={name}>
      {name}
    </Link>
  );
}

function toggleOf(catalog: Catalog, title: string, flag: Toggle, onToggle: OnToggle) {
  return (
    <Switch
      size="small"
      aria-label={`${title}: ${catalog.name}`}
      checked={catalog[flag]}
      onChange={(isOn) => void onToggle(catalog, flag, isOn)}
    />
  );
}

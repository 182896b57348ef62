import { useMemo } from 'react';
import { type Catalog, useListAllCatalogsQuery } from '../../api';
import { sortCatalogs } from '../../domain/catalogs/seasons';
import { LoadedTable } from '../../shared/loaded-table/LoadedTable';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { allFirstCodec, CatalogToolbar, nameColumn, useCatalogView } from './catalogView';
import { NoCatalogs } from './NoCatalogs';
import type { ListColumn } from '../../ui/list-table/listColumns';
import { cardOf, numberColumn, textColumn } from '../../ui/list-table/plainColumns';
import { catalogTypeText, channelsHint } from './catalogFacts';
import { CatalogToggle, catalogToggles } from './catalogToggles';
import { useT } from '../../languages/useT';
import { message } from '../../domain/language/message';
import { type Translate } from '../../domain/language/wording';

/** The columns: the catalogs' details and their three toggles. */
const columnsOf = (t: Translate): readonly ListColumn<Catalog>[] => [
  { ...nameColumn, width: 174 },
  textColumn('season', message('Season'), 84, ({ season }) => season),
  textColumn('type', message('Type'), 100, ({ catalog_type }) => t(catalogTypeText(catalog_type))),
  numberColumn('items', message('Garments'), 104, ({ num_items }) => num_items),
  ...catalogToggles.map(({ key, title, flag }) => ({
    key,
    title,
    width: 88,
    sortBy: (catalog: Catalog) => (catalog[flag] ? 0 : 1),
    render: (catalog: Catalog) => <CatalogToggle catalog={catalog} title={title} flag={flag} />,
  })),
];

/** Where each catalog is offered, and whether it is current; a toggle takes effect at once (spec 2, 4). */
export function CatalogVisibilityPage() {
  const t = useT();
  const columns = useMemo(() => columnsOf(t), [t]);
  const card = useMemo(() => cardOf(columns, true), [columns]);
  const query = useListAllCatalogsQuery();
  const { data } = query;
  const { search, filter, toolbar, onShowAll } = useCatalogView(allFirstCodec);
  const catalogs = useMemo(() => data && sortCatalogs(data), [data]);

  return (
    <PageFrame
      title={t('Catalog visibility')}
      count={data && filter(data).length}
      lead={t(channelsHint)}
      layout="list"
    >
      <CatalogToolbar {...toolbar} />
      <LoadedTable
        label={t('Catalogs')}
        query={{ ...query, data: catalogs }}
        columns={columns}
        filter={filter}
        rowKey={catalogId}
        card={card}
        scrollKey={`${search} ${toolbar.isCurrentOnly}`}
        empty={<NoCatalogs filters={data?.length ? { search, onShowAll } : undefined} />}
      />
    </PageFrame>
  );
}

const catalogId = ({ id }: Catalog) => id;

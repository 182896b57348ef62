import { isolated } from '../../../domain/text/isolated';
import { useMemo } from 'react';
import type { Catalog } from '../../../api';
import { SortedTable } from '../../../ui/list-table/SortedTable';
import type { Sort } from '../../../ui/list-table/sortRows';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { numberText } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { numberColumn, textColumn } from '../../../ui/list-table/plainColumns';
import { catalogTypeText, missingPictures } from '../catalogFacts';
import { customersHref } from '../catalogLinks';
import { nameColumn } from '../catalogView';
import { type CatalogActions, CatalogMenu } from './CatalogMenu';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';
import { type Translate } from '../../../domain/language/wording';

interface Props extends CatalogActions {
  catalogs: readonly Catalog[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The catalogs as a table. */
export function CatalogTable({ catalogs, sort, onSort, canUpdate, onDelete }: Props) {
  const t = useT();
  const hasNumbers = catalogs.some(({ num_customers }) => num_customers !== undefined);
  const isNarrow = useIsNarrow(1200);
  const columns = useMemo(() => {
    const all = catalogColumns({ canUpdate, onDelete }, hasNumbers, t);
    // The name needs its room more.
    return isNarrow && hasNumbers ? all.filter(({ key }) => key !== 'brand') : all;
  }, [canUpdate, onDelete, hasNumbers, isNarrow, t]);
  return (
    <SortedTable
      label={t('Catalogs')}
      columns={columns}
      rows={catalogs}
      rowKey={catalogId}
      rowHref={previewHref}
      sort={sort}
      onSort={onSort}
      empty={null}
    />
  );
}

const catalogId = ({ id }: Catalog) => id;

const previewHref = ({ id }: Catalog) => paths.catalogPreview.href(id);

/** The columns of the list; only admins see the numbers. */
function catalogColumns(
  actions: CatalogActions,
  hasNumbers: boolean,
  t: Translate,
): readonly ListColumn<Catalog>[] {
  return [
    { ...nameColumn, title: message('Name'), width: 190, narrowest: 100 },
    textColumn('season', message('Season'), 84, ({ season }) => season),
    {
      ...textColumn('brand', message('Brand'), 112, ({ brand }) => brand),
      narrowest: 64,
      render: ({ brand }) => <span title={brand}>{brand}</span>,
    },
    textColumn('type', message('Type'), 96, ({ catalog_type }) => t(catalogTypeText(catalog_type))),
    numberColumn('garments', message('Garments'), 112, ({ num_items }) => num_items),
    ...(hasNumbers
      ? [
          customersColumn(t),
          numberColumn<Catalog>('orders', message('Orders'), 84, ({ num_orders }) => num_orders),
          numberColumn('missing', message('No picture'), 108, missingPictures),
        ]
      : []),
    {
      key: 'current',
      title: message('State'),
      width: 100,
      sortBy: ({ is_current }) => (is_current ? 0 : 1),
      render: (catalog) => stateTag(catalog, t),
    },
    {
      key: 'actions',
      title: message('Actions'),
      isTitleHidden: true,
      width: 56,
      fixed: 'end',
      render: (catalog) => <CatalogMenu catalog={catalog} {...actions} />,
    },
  ];
}

const customersColumn = (t: Translate): ListColumn<Catalog> => ({
  ...numberColumn<Catalog>('customers', message('Customers'), 108, ({ num_customers }) => num_customers),
  render: ({ id, name, num_customers }) =>
    num_customers === undefined ? (
      '–'
    ) : (
      <Link
        to={customersHref(id)}
        aria-label={t('{customers, plural, one {# customer} other {# customers}} with {catalog}', {
          customers: num_customers,
          catalog: isolated(name),
        })}
      >
        {numberText(num_customers)}
      </Link>
    ),
});

const stateTag = ({ is_current }: Catalog, t: Translate) =>
  is_current ? <Tag color="success">{t('Current')}</Tag> : <Tag>{t('Not current')}</Tag>;

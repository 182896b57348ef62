import { useMemo } from 'react';
import type { Catalog } from '../../../api';
import { SortedTable } from '../../../ui/list-table/SortedTable';
import type { Sort } from '../../../ui/list-table/sortRows';
import { DeleteOutlined, EditOutlined, EyeOutlined, TeamOutlined } from '@ant-design/icons';
import { Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { counted, numberText } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import type { ListColumn } from '../../../ui/list-table/listColumns';
import { menuLink, RowMenu } from '../../../ui/menus/RowMenu';
import { catalogTypeText, missingPictures, numbersText } from '../catalogFacts';
import { customersHref, updateHref } from '../catalogLinks';

interface Props extends CatalogActions {
  catalogs: readonly Catalog[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The catalogs as a table. */
export function CatalogTable({ catalogs, sort, onSort, canUpdate, onDelete }: Props) {
  const hasNumbers = catalogs.some(({ num_customers }) => num_customers !== undefined);
  const [columns, card] = useMemo(() => {
    const actions = { canUpdate, onDelete };
    return [catalogColumns(actions, hasNumbers), catalogRowCard(actions)];
  }, [canUpdate, onDelete, hasNumbers]);
  return (
    <SortedTable
      label="Catalogs"
      columns={columns}
      rows={catalogs}
      rowKey={catalogId}
      rowHref={previewHref}
      sort={sort}
      onSort={onSort}
      card={card}
      empty={null}
    />
  );
}

const catalogId = ({ id }: Catalog) => id;

const previewHref = ({ id }: Catalog) => paths.catalogPreview.href(id);

/** What may be done with a catalog besides looking at it. */
interface CatalogActions {
  canUpdate: boolean;
  onDelete: ((catalog: Catalog) => void) | null;
}

/** The columns of the list; only admins see the numbers. */
function catalogColumns(actions: CatalogActions, hasNumbers: boolean): readonly ListColumn<Catalog>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      width: 160,
      fixed: 'start',
      sortBy: ({ name }) => name,
      render: (catalog) => (
        <Link to={previewHref(catalog)} title={catalog.name}>
          {catalog.name}
        </Link>
      ),
    },
    {
      key: 'season',
      title: 'Season',
      width: 92,
      responsive: ['xl'],
      sortBy: ({ season }) => season,
      render: ({ season }) => season,
    },
    {
      key: 'brand',
      title: 'Brand',
      width: 112,
      responsive: ['xl'],
      sortBy: ({ brand }) => brand,
      render: ({ brand }) => <span title={brand}>{brand}</span>,
    },
    {
      key: 'type',
      title: 'Type',
      width: 96,
      responsive: ['xxl'],
      sortBy: ({ catalog_type }) => catalogTypeText(catalog_type),
      render: ({ catalog_type }) => catalogTypeText(catalog_type),
    },
    numberColumn('garments', 'Garments', 112, ({ num_items }) => num_items),
    ...(hasNumbers
      ? [
          customersColumn,
          numberColumn('orders', 'Orders', 84, ({ num_orders }) => num_orders),
          numberColumn('missing', 'No picture', 108, missingPictures),
        ]
      : []),
    {
      key: 'current',
      title: 'State',
      width: 100,
      sortBy: ({ is_current }) => (is_current ? 0 : 1),
      render: stateTag,
    },
    {
      key: 'actions',
      title: 'Actions',
      isTitleHidden: true,
      width: 56,
      fixed: 'end',
      render: (catalog) => <CatalogMenu catalog={catalog} {...actions} />,
    },
  ];
}

function numberColumn(
  key: string,
  title: string,
  width: number,
  valueOf: (catalog: Catalog) => number | undefined,
): ListColumn<Catalog> {
  return {
    key,
    title,
    width,
    align: 'end',
    sortBy: (catalog) => valueOf(catalog) ?? -1,
    render: (catalog) => {
      const value = valueOf(catalog);
      return value === undefined ? '–' : numberText(value);
    },
  };
}

const customersColumn: ListColumn<Catalog> = {
  ...numberColumn('customers', 'Customers', 108, ({ num_customers }) => num_customers),
  render: ({ id, name, num_customers }) =>
    num_customers === undefined ? (
      '–'
    ) : (
      <Link to={customersHref(id)} aria-label={`${counted(num_customers, 'customer')} with ${name}`}>
        {numberText(num_customers)}
      </Link>
    ),
};

const stateTag = ({ is_current }: Catalog) =>
  is_current ? <Tag color="success">Current</Tag> : <Tag>Not current</Tag>;

function CatalogMenu({ catalog, canUpdate, onDelete }: CatalogActions & { catalog: Catalog }) {
  return (
    <RowMenu
      label={`Actions of ${catalog.name}`}
      items={() => [
        menuLink({
          key: 'open',
          label: 'Preview',
          to: previewHref(catalog),
          icon: <EyeOutlined aria-hidden />,
        }),
        menuLink({
          key: 'customers',
          label: 'Customers',
          to: customersHref(catalog.id),
          icon: <TeamOutlined aria-hidden />,
        }),
        ...(canUpdate
          ? [
              menuLink({
                key: 'update',
                label: 'Update',
                to: updateHref(catalog.id),
                icon: <EditOutlined aria-hidden />,
              }),
            ]
          : []),
        ...(onDelete
          ? [
              { type: 'divider' as const },
              {
                key: 'delete',
                label: 'Delete',
                danger: true,
                icon: <DeleteOutlined aria-hidden />,
                onClick: () => onDelete(catalog),
              },
            ]
          : []),
      ]}
    />
  );
}

/** A catalog of the list on a phone. */
function catalogRowCard(actions: CatalogActions) {
  return (catalog: Catalog) => (
    <Flex vertical gap={2}>
      <Flex justify="space-between" gap={12}>
        <Link to={previewHref(catalog)}>{catalog.name}</Link>
        <CatalogMenu catalog={catalog} {...actions} />
      </Flex>
      <Flex justify="space-between" gap={12}>
        <span>{[catalog.season, counted(catalog.num_items, 'garment')].join(' · ')}</span>
        {stateTag(catalog)}
      </Flex>
      <Typography.Text type="secondary" style={{ whiteSpace: 'normal' }}>
        {numbersText(catalog)}
      </Typography.Text>
    </Flex>
  );
}

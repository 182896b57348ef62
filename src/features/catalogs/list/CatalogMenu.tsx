import { isolated } from '../../../domain/text/isolated';
import { DeleteOutlined, EditOutlined, TeamOutlined } from '@ant-design/icons';
import type { Catalog } from '../../../api';
import { menuLink, RowMenu } from '../../../ui/menus/RowMenu';
import { customersHref, updateHref } from '../catalogLinks';
import { useT } from '../../../languages/useT';

/** The actions for a catalog. */
export interface CatalogActions {
  canUpdate: boolean;
  /** Null if the person may not delete catalogs. */
  onDelete: ((catalog: Catalog) => void) | null;
}

/** The rare actions of a catalog, on its card and in its row. */
export function CatalogMenu({ catalog, canUpdate, onDelete }: CatalogActions & { catalog: Catalog }) {
  const t = useT();
  const { id, name } = catalog;
  return (
    <RowMenu
      label={t('Actions of {name}', { name: isolated(name) })}
      items={() => [
        menuLink({
          key: 'customers',
          label: t('Customers'),
          to: customersHref(id),
          icon: <TeamOutlined aria-hidden />,
        }),
        canUpdate
          ? menuLink({
              key: 'update',
              label: t('Update'),
              to: updateHref(id),
              icon: <EditOutlined aria-hidden />,
            })
          : null,
        onDelete && { type: 'divider' },
        onDelete && {
          key: 'delete',
          label: t('Delete'),
          danger: true,
          icon: <DeleteOutlined aria-hidden />,
          onClick: () => onDelete(catalog),
        },
      ]}
    />
  );
}

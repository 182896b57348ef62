import { type RefSelectProps, Select } from 'antd';
import type { Ref } from 'react';
import type { Catalog } from '../../api';
import { describedBy } from '../../ui/field/Field';
import { sortCatalogs } from './sortCatalogs';

interface Props {
  id: string;
  catalogs: readonly Catalog[];
  value: Catalog | null;
  onChange: (id: string) => void;
  hasError: boolean;
  ref: Ref<RefSelectProps>;
}

/** Chooses the catalog of an order, as 'name (item count)' (spec 2 'New order'). */
export function CatalogSelect({ id, catalogs, value, onChange, hasError, ref }: Props) {
  return (
    <Select
      ref={ref}
      id={id}
      placeholder="Select a catalog"
      listHeight={224}
      showSearch={{ optionFilterProp: 'label' }}
      status={hasError ? 'error' : undefined}
      aria-invalid={hasError}
      aria-describedby={describedBy(id)}
      options={sortCatalogs(catalogs).map((catalog) => ({
        value: catalog.id,
        label: `${catalog.name} (${catalog.num_items})`,
      }))}
      value={value?.id}
      onChange={onChange}
    />
  );
}

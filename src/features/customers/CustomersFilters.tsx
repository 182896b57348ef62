import { Select } from 'antd';
import type { CustomerGroup } from '../../api';
import { catalogText } from '../../domain/catalogs/seasons';
import { GroupSelect } from '../../shared/customer-groups/GroupSelect';
import { labelSearch } from '../../lib/labelSearch';
import type { CustomerView } from './customerView';
import type { CustomerFacts } from './useCustomerFacts';
import { useT } from '../../languages/useT';

interface Props {
  view: CustomerView;
  facts: CustomerFacts;
  /** Null if the server has no groups. */
  groups: readonly CustomerGroup[] | null | undefined;
  onChange: (changed: Partial<CustomerView>) => void;
}

/** The props of all selects. */
const select = {
  allowClear: true,
  style: { minWidth: 150, maxWidth: '100%' },
  popupMatchSelectWidth: false,
} as const;

/** The filters of the customers list; the order filter needs the server's figures. */
export function CustomersFilters({
  view,
  facts: { agents, catalogs, hasFigures, season },
  groups,
  onChange,
}: Props) {
  const t = useT();
  return (
    <>
      <Select
        {...select}
        id="customers-agent"
        aria-label={t('Agent')}
        placeholder={t('All agents')}
        showSearch={labelSearch}
        value={view.agent}
        options={agents.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(agent: string | undefined) => onChange({ agent: agent ?? null })}
      />
      <Select
        {...select}
        id="customers-catalog"
        aria-label={t('Enabled catalog')}
        placeholder={t('All catalogs')}
        showSearch={labelSearch}
        value={view.catalog}
        options={catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
        onChange={(catalog: string | undefined) => onChange({ catalog: catalog ?? null })}
      />
      {groups !== null && (
        <GroupSelect
          id="customers-group"
          groups={groups}
          value={view.group}
          onChange={(group) => onChange({ group })}
        />
      )}
      {hasFigures && (
        <Select
          {...select}
          id="customers-ordered"
          aria-label={season === null ? t('Orders') : t('Orders in {season}', { season })}
          placeholder={t('Orders in {season}', { season: season ?? '…' })}
          notFoundContent={t('No season yet')}
          value={view.hasOrdered}
          options={
            season === null
              ? []
              : [
                  { value: true, label: t('Ordered in {season}', { season }) },
                  { value: false, label: t('Not yet in {season}', { season }) },
                ]
          }
          onChange={(hasOrdered: boolean | undefined) => onChange({ hasOrdered: hasOrdered ?? null })}
        />
      )}
    </>
  );
}

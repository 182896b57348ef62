import { Select } from 'antd';
import type { CustomerGroup } from '../../api';
import { catalogText } from '../../domain/catalogs/seasons';
import { GroupSelect } from '../../shared/customer-groups/GroupSelect';
import type { CustomerView } from './customerView';
import type { CustomerFacts } from './useCustomerFacts';

interface Props {
  view: CustomerView;
  facts: CustomerFacts;
  /** Undefined where the host has no groups. */
  groups: readonly CustomerGroup[] | undefined;
  onChange: (changed: Partial<CustomerView>) => void;
}

const width = { minWidth: 150, maxWidth: '100%' };
const label = { optionFilterProp: 'label' };

/** The filters of the customers list; what they have ordered is known from the figures of the host. */
export function CustomersFilters({
  view,
  facts: { agents, catalogs, hasFigures, season },
  groups,
  onChange,
}: Props) {
  return (
    <>
      <Select
        id="customers-agent"
        aria-label="Agent"
        allowClear
        placeholder="All agents"
        style={width}
        showSearch={label}
        value={view.agent}
        options={agents.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(agent: string | undefined) => onChange({ agent: agent ?? null })}
      />
      <Select
        id="customers-catalog"
        aria-label="Enabled catalog"
        allowClear
        placeholder="All catalogs"
        style={width}
        popupMatchSelectWidth={false}
        showSearch={label}
        value={view.catalog}
        options={catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
        onChange={(catalog: string | undefined) => onChange({ catalog: catalog ?? null })}
      />
      {groups !== undefined && (
        <GroupSelect
          id="customers-group"
          groups={groups}
          value={view.group}
          onChange={(group) => onChange({ group })}
        />
      )}
      {hasFigures && (
        <Select
          id="customers-ordered"
          aria-label={season === null ? 'Orders' : `Orders in ${season}`}
          allowClear
          placeholder={`Orders in ${season ?? '…'}`}
          notFoundContent="No season yet"
          style={width}
          popupMatchSelectWidth={false}
          value={view.hasOrdered}
          options={
            season === null
              ? []
              : [
                  { value: true, label: `Ordered in ${season}` },
                  { value: false, label: `Not yet in ${season}` },
                ]
          }
          onChange={(hasOrdered: boolean | undefined) => onChange({ hasOrdered: hasOrdered ?? null })}
        />
      )}
    </>
  );
}

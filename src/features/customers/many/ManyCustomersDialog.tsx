import { Form, Select } from 'antd';
import { useState } from 'react';
import type { User } from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import { isolated } from '../../../domain/text/isolated';
import { counted } from '../../../lib/numbers';
import { labelSearch } from '../../../lib/labelSearch';
import { PriceListSelect } from '../../../shared/price-list-select/PriceListSelect';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { CustomerFacts } from '../useCustomerFacts';
import type { CustomerAction, CustomerTaskRequest } from './customerTasks';
import { may } from '../../../domain/access/rights';

interface Props {
  action: CustomerAction;
  me: User;
  customers: readonly User[];
  facts: CustomerFacts;
  /** Starts the task; resolves to false if it could not be started. */
  onStart: (request: CustomerTaskRequest) => Promise<boolean>;
  onClose: () => void;
}

interface Values {
  catalogs?: string[];
  agents?: string[];
  pricelist?: string | null;
}

/** The labels of the actions. */
export const actionTitles: Readonly<Record<CustomerAction, string>> = {
  catalogs: 'Enable catalogs',
  agents: 'Set agents',
  pricelist: 'Set price list',
};

/** Enables catalogs for, or sets the agents or the price list of, all selected customers. */
export function ManyCustomersDialog({ action, me, customers, facts, onStart, onClose }: Props) {
  const [isChosen, setChosen] = useState(action === 'pricelist');
  const losesAccess = !may(me.roles, 'administer');

  const handleSubmit = async (values: Values) => {
    const ids = customers.map(({ id }) => id);
    return (await onStart({ action, customers: ids, ...values })) ? null : undefined;
  };

  return (
    <FormDialog<Values>
      title={actionTitles[action]}
      submitText={actionTitles[action]}
      isDisabled={!isChosen}
      initialValues={action === 'pricelist' ? { pricelist: null } : {}}
      onChange={(_change, values) => setChosen(action === 'pricelist' || (values[action]?.length ?? 0) > 0)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>For {counted(customers.length, 'selected customer')}.</p>
      {action === 'catalogs' && (
        <Form.Item name="catalogs" label="Catalogs" required extra="Catalogs already enabled stay enabled.">
          <Select
            mode="multiple"
            placeholder="Select catalogs"
            showSearch={labelSearch}
            options={facts.catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
          />
        </Form.Item>
      )}
      {action === 'agents' && (
        <Form.Item
          name="agents"
          label="Agents"
          required
          extra={`Replaces the current agents.${losesAccess ? ' Unless you add yourself, you will no longer see these customers.' : ''}`}
        >
          <Select
            mode="multiple"
            placeholder="Select agents"
            showSearch={labelSearch}
            options={facts.agents.map(({ id, name, email }) => ({
              value: id,
              label: `${isolated(name)} (${email})`,
            }))}
          />
        </Form.Item>
      )}
      {action === 'pricelist' && (
        <Form.Item name="pricelist" label="Price list" required>
          <PriceListSelect viewer={me} />
        </Form.Item>
      )}
    </FormDialog>
  );
}

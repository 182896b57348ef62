import { Form, Select } from 'antd';
import { useState } from 'react';
import type { User } from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import { isolated } from '../../../domain/text/isolated';
import { labelSearch } from '../../../lib/labelSearch';
import { PriceListSelect } from '../../../shared/price-list-select/PriceListSelect';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { CustomerFacts } from '../useCustomerFacts';
import type { CustomerAction, CustomerTaskRequest } from './customerTasks';
import { may } from '../../../domain/access/rights';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';

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
export const actionTitles: Readonly<Record<CustomerAction, Message>> = {
  catalogs: message('Enable catalogs'),
  agents: message('Set agents'),
  pricelist: message('Set price list'),
};

/** Enables catalogs for, or sets the agents or the price list of, all selected customers. */
export function ManyCustomersDialog({ action, me, customers, facts, onStart, onClose }: Props) {
  const t = useT();
  const [isChosen, setChosen] = useState(action === 'pricelist');
  const losesAccess = !may(me.roles, 'administer');

  const handleSubmit = async (values: Values) => {
    const ids = customers.map(({ id }) => id);
    return (await onStart({ action, customers: ids, ...values })) ? null : undefined;
  };

  return (
    <FormDialog<Values>
      title={t(actionTitles[action])}
      submitText={t(actionTitles[action])}
      isDisabled={!isChosen}
      initialValues={action === 'pricelist' ? { pricelist: null } : {}}
      onChange={(_change, values) => setChosen(action === 'pricelist' || (values[action]?.length ?? 0) > 0)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {t('For {customers, plural, one {# selected customer} other {# selected customers}}.', {
          customers: customers.length,
        })}
      </p>
      {action === 'catalogs' && (
        <Form.Item
          name="catalogs"
          label={t('Catalogs')}
          required
          extra={t('Catalogs already enabled stay enabled.')}
        >
          <Select
            mode="multiple"
            placeholder={t('Select catalogs')}
            showSearch={labelSearch}
            options={facts.catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
          />
        </Form.Item>
      )}
      {action === 'agents' && (
        <Form.Item
          name="agents"
          label={t('Agents')}
          required
          extra={
            <>
              {t('Replaces the current agents.')}
              {losesAccess && ` ${t('Unless you add yourself, you will no longer see these customers.')}`}
            </>
          }
        >
          <Select
            mode="multiple"
            placeholder={t('Select agents')}
            showSearch={labelSearch}
            options={facts.agents.map(({ id, name, email }) => ({
              value: id,
              label: `${isolated(name)} (${email})`,
            }))}
          />
        </Form.Item>
      )}
      {action === 'pricelist' && (
        <Form.Item name="pricelist" label={t('Price list')} required>
          <PriceListSelect viewer={me} />
        </Form.Item>
      )}
    </FormDialog>
  );
}

import { Form, Select } from 'antd';
import { useState } from 'react';
import {
  failureOf,
  type StartCustomerTaskRequest,
  type User,
  useSetCatalogForUsersMutation,
  useSetUserAgentsMutation,
  useUpdateUserMutation,
} from '../../../api';
import { catalogText } from '../../../domain/catalogs/seasons';
import { counted } from '../../../lib/numbers';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { PriceListSelect } from '../../../shared/price-list-select/PriceListSelect';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { CustomerFacts } from '../useCustomerFacts';
import { changeMany, type ManyOutcome } from './changeMany';
import type { ManyAction } from './CustomersBar';

interface Props {
  action: ManyAction;
  me: User;
  customers: readonly User[];
  facts: CustomerFacts;
  /** Starts the task that changes them; null on a host without such tasks, where they are changed from here. */
  onStart: ((request: StartCustomerTask) => Promise<boolean>) | null;
  /** Called with the ids of those that could not be changed. */
  onDone: (failed: readonly string[]) => void;
  onClose: () => void;
}

type StartCustomerTask = Omit<StartCustomerTaskRequest, 'key'>;

interface Values {
  catalogs?: string[];
  agents?: string[];
  pricelist?: string | null;
}

const titles: Record<ManyAction, string> = {
  catalogs: 'Enable catalogs',
  agents: 'Set agents',
  pricelist: 'Set price list',
};

/** Enables catalogs for, or sets the agents or the price list of, all selected customers. */
export function ManyCustomersDialog({ action, me, customers, facts, onStart, onDone, onClose }: Props) {
  const { notify } = useNotices();
  const change = useChange(action, customers);
  const [isChosen, setChosen] = useState(action === 'pricelist');
  const losesSight = !me.roles.includes('admin');
  const filter = { optionFilterProp: 'label' };

  const handleSubmit = async (values: Values) => {
    if (onStart !== null) {
      const ids = customers.map(({ id }) => id);
      const hasStarted = await onStart({ action, customers: ids, ...wantedOf(action, values) });
      if (hasStarted) onClose();
      return hasStarted ? null : undefined;
    }
    const { changed, failed } = await change(values);
    if (changed > 0) notify(`Modified ${counted(changed, 'customer')}`, 'success');
    onDone(failed.map(({ id }) => id));
    if (failed.length === 0) {
      onClose();
      return null;
    }
    return { text: failureText(failed, customers) };
  };

  return (
    <FormDialog<Values>
      title={titles[action]}
      submitText={titles[action]}
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
            showSearch={filter}
            options={facts.catalogs.map((catalog) => ({ value: catalog.id, label: catalogText(catalog) }))}
          />
        </Form.Item>
      )}
      {action === 'agents' && (
        <Form.Item
          name="agents"
          label="Agents"
          required
          extra={`Replaces the current agents.${losesSight ? ' Unless you add yourself, you will no longer see these customers.' : ''}`}
        >
          <Select
            mode="multiple"
            placeholder="Select agents"
            showSearch={filter}
            options={facts.agents.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
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

/** What the customers are changed to, as the task takes it. */
function wantedOf(action: ManyAction, { catalogs = [], agents = [], pricelist = null }: Values) {
  return { catalogs: { catalogs }, agents: { agents }, pricelist: { pricelist } }[action];
}

/** Each reason once, with the names of those whom it concerns while they are few. */
function failureText(failed: ManyOutcome['failed'], customers: readonly User[]): string {
  const reasons = [...new Set(failed.map(({ reason }) => reason))].map((reason) => {
    const ids = new Set(failed.filter((one) => one.reason === reason).map(({ id }) => id));
    const names = customers.filter(({ id }) => ids.has(id)).map(({ name }) => name);
    return `${names.length > 3 ? counted(names.length, 'customer') : names.join(', ')}: ${reason}`;
  });
  const whom = counted(failed.length, 'customer');
  return [`Not everything could be changed for ${whom}, still selected.`, ...reasons].join(' ');
}

/** Changes the customers as the form says. */
function useChange(action: ManyAction, customers: readonly User[]) {
  const [setCatalog] = useSetCatalogForUsersMutation();
  const [setAgents] = useSetUserAgentsMutation();
  const [updateUser] = useUpdateUserMutation();
  const ids = customers.map(({ id }) => id);
  return async ({ catalogs = [], agents = [], pricelist = null }: Values): Promise<ManyOutcome> => {
    if (action === 'agents') {
      return changeMany(ids, async (id) =>
        failureOf(await setAgents({ setUserAgentsRequest: { id, agents } })),
      );
    }
    if (action === 'pricelist') {
      return changeMany(ids, async (id) =>
        failureOf(await updateUser({ updateUserRequest: { id, pricelist } })),
      );
    }
    // One call for each catalog takes all customers or none.
    const { failed } = await changeMany(catalogs, async (catalog_id) =>
      failureOf(
        await setCatalog({
          catalogForUsersRequest: { catalog_id, user_ids: ids, action: 'enable', cascade: false },
        }),
      ),
    );
    const [first] = failed;
    if (first === undefined) return { changed: ids.length, failed: [] };
    return { changed: 0, failed: ids.map((id) => ({ id, reason: first.reason })) };
  };
}

import { useState } from 'react';
import {
  formFailureOf,
  type SetUserRolesRequest,
  useListAgentsQuery,
  type User,
  useSetUserRolesMutation,
} from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { Form, Select } from 'antd';
import { isolated } from '../../domain/text/isolated';
import { labelSearch } from '../../lib/labelSearch';
import { useT } from '../../languages/useT';

interface Props {
  user: User;
  /** The remaining roles. */
  roles: SetUserRolesRequest['roles'];
  onDone: () => void;
  onClose: () => void;
}

/** Asks who takes over before an agent with orders or customers loses the role, as on deletion. */
export function HandOverDialog({ user, roles, ...ending }: Props) {
  const t = useT();
  const [setRoles] = useSetUserRolesMutation();
  const [isReady, setReady] = useState(false);

  const handleSubmit = async ({ handover }: Handover) => {
    const setUserRolesRequest = { id: user.id, roles, handover };
    return formFailureOf(await setRoles({ setUserRolesRequest }));
  };

  return (
    <FormDialog<Handover>
      title={t('Remove role Agent')}
      submitText={t('Remove')}
      isDanger
      isDisabled={!isReady}
      onChange={(_change, { handover }) => setReady(handover.length > 0)}
      onSubmit={handleSubmit}
      {...ending}
    >
      <p>{t('{name} will no longer be an agent.', { name: isolated(user.name) })}</p>
      <SuccessorsField agent={user} />
    </FormDialog>
  );
}

/** The form value: the ids of the agents who take over. */
export interface Handover {
  handover: string[];
}

/** Who takes over from an agent: the first one gets the orders, each gets the customers (contract.md 'Fine print'). */
export function SuccessorsField({ agent }: { agent: User }) {
  const t = useT();
  const { data = [] } = useListAgentsQuery();
  const others = data.filter(({ id }) => id !== agent.id);
  return (
    <Form.Item
      name="handover"
      label={t('Agents who take over')}
      required
      extra={t('The first one gets the orders, each of them gets the customers.')}
    >
      <Select
        mode="multiple"
        placeholder={t('Select agents')}
        listHeight={224}
        showSearch={labelSearch}
        options={others.map(({ id, name, email }) => ({ value: id, label: `${isolated(name)} (${email})` }))}
      />
    </Form.Item>
  );
}

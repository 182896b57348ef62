import { Select } from 'antd';
import { useId } from 'react';
import { useListAgentsQuery, type User } from '../../api';
import { Field } from '../../ui/field/Field';

interface Props {
  /** The agent whose work is taken over. */
  agent: User;
  value: string[];
  onChange: (ids: string[]) => void;
}

/** Who takes over from an agent: the first one gets the orders, each gets the customers (api.md 'Fine print'). */
export function SuccessorsField({ agent, value, onChange }: Props) {
  const { data } = useListAgentsQuery();
  const id = useId();
  const others = (data ?? []).filter((other) => other.id !== agent.id);
  return (
    <Field
      id={id}
      label="Agents who take over"
      hint="The first one gets the orders, each of them gets the customers."
    >
      <Select
        id={id}
        mode="multiple"
        placeholder="Select agents"
        listHeight={224}
        showSearch={{ optionFilterProp: 'label' }}
        options={others.map((other) => ({ value: other.id, label: `${other.name} (${other.email})` }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

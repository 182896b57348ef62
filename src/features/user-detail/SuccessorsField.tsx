import { Form, Select } from 'antd';
import { useListAgentsQuery, type User } from '../../api';

/** What a form with this field holds: the ids of the agents who take over. */
export interface Handover {
  handover: string[];
}

/** Who takes over from an agent: the first one gets the orders, each gets the customers (api.md 'Fine print'). */
export function SuccessorsField({ agent }: { agent: User }) {
  const { data = [] } = useListAgentsQuery();
  const others = data.filter(({ id }) => id !== agent.id);
  return (
    <Form.Item
      name="handover"
      label="Agents who take over"
      required
      extra="The first one gets the orders, each of them gets the customers."
    >
      <Select
        mode="multiple"
        placeholder="Select agents"
        listHeight={224}
        showSearch={{ optionFilterProp: 'label' }}
        options={others.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
      />
    </Form.Item>
  );
}

import { Form, Select } from 'antd';
import { useState } from 'react';
import type { User } from '../../api';
import type { FormFailure } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';

interface Props {
  /** Those who may be added. */
  agents: readonly User[];
  onAdd: (id: string) => Promise<FormFailure | null>;
  onClose: () => void;
}

export function AddAgentDialog({ agents, onAdd, onClose }: Props) {
  const [isChosen, setChosen] = useState(false);
  return (
    <FormDialog<{ agent: string }>
      title="Add agent"
      width={400}
      submitText="Add"
      isDisabled={!isChosen}
      onChange={() => setChosen(true)}
      onSubmit={({ agent }) => onAdd(agent)}
      onClose={onClose}
    >
      <Form.Item
        name="agent"
        label="Agent"
        required
        extra={agents.length === 0 && 'Every agent looks after them already.'}
      >
        <Select
          autoFocus
          placeholder="Select an agent"
          listHeight={224}
          showSearch={{ optionFilterProp: 'label' }}
          options={agents.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        />
      </Form.Item>
    </FormDialog>
  );
}

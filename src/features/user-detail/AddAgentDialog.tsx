import { Select } from 'antd';
import { useId, useState } from 'react';
import type { User } from '../../api';
import { Field } from '../../ui/field/Field';
import { FormDialog } from '../../ui/form-dialog/FormDialog';

interface Props {
  /** Those who may be added. */
  agents: readonly User[];
  onAdd: (id: string) => Promise<void>;
  onClose: () => void;
}

export function AddAgentDialog({ agents, onAdd, onClose }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const id = useId();

  const handleAdd = async () => {
    if (chosen === null) return;
    setAdding(true);
    await onAdd(chosen);
    setAdding(false);
  };

  return (
    <FormDialog
      title="Add agent"
      width={400}
      submitText="Add"
      isBusy={isAdding}
      isDisabled={chosen === null}
      onSubmit={() => void handleAdd()}
      onClose={onClose}
    >
      <Field
        id={id}
        label="Agent"
        hint={agents.length === 0 ? 'Every agent looks after them already.' : null}
      >
        <Select
          id={id}
          autoFocus
          placeholder="Select an agent"
          listHeight={224}
          showSearch={{ optionFilterProp: 'label' }}
          options={agents.map((agent) => ({ value: agent.id, label: `${agent.name} (${agent.email})` }))}
          value={chosen}
          onChange={setChosen}
        />
      </Field>
    </FormDialog>
  );
}

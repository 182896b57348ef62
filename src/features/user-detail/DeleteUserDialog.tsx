import { Select } from 'antd';
import { useId, useState } from 'react';
import { failureOf, useDeleteUserMutation, useListAgentsQuery, type User } from '../../api';
import { Field } from '../../ui/field/Field';
import { FormDialog } from '../../ui/form-dialog/FormDialog';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Delete user': agents hand their orders and customers over first (spec 6, api.md 'Fine print'). */
export function DeleteUserDialog({ user, onDone, onClose }: Props) {
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const isAgent = user.roles.includes('agent');
  const { data: agents } = useListAgentsQuery(undefined, { skip: !isAgent });
  const [handover, setHandover] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const id = useId();
  const others = (agents ?? []).filter((agent) => agent.id !== user.id);

  const handleDelete = async () => {
    const deleteUserRequest = {
      id: user.id,
      ...(isAgent && { handover }),
      delete_orders: false as const,
    };
    const refused = failureOf(await deleteUser({ deleteUserRequest }));
    setFailure(refused);
    if (refused === null) onDone();
  };

  return (
    <FormDialog
      title="Delete user"
      submitText="Delete"
      isBusy={isLoading}
      isDanger
      isDisabled={isAgent && handover.length === 0}
      failure={failure}
      onSubmit={() => void handleDelete()}
      onClose={onClose}
    >
      <p>
        {user.name} will no longer be able to sign in.{!isAgent && ' Their orders stay under their name.'}
      </p>
      {isAgent && (
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
            options={others.map((agent) => ({ value: agent.id, label: `${agent.name} (${agent.email})` }))}
            value={handover}
            onChange={setHandover}
          />
        </Field>
      )}
    </FormDialog>
  );
}

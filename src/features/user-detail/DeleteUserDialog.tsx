import { useState } from 'react';
import { formFailureOf, useDeleteUserMutation, type User } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Handover, SuccessorsField } from './HandOverDialog';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Delete user': agents hand their orders and customers over first (spec 6, contract.md 'Fine print'). */
export function DeleteUserDialog({ user, ...ending }: Props) {
  const [deleteUser] = useDeleteUserMutation();
  const isAgent = user.roles.includes('agent');
  const [isReady, setReady] = useState(!isAgent);

  const handleSubmit = async ({ handover }: Handover) => {
    const deleteUserRequest = {
      id: user.id,
      ...(isAgent && { handover }),
      delete_orders: false as const,
    };
    return formFailureOf(await deleteUser({ deleteUserRequest }));
  };

  return (
    <FormDialog<Handover>
      title="Delete user"
      submitText="Delete"
      isDanger
      isDisabled={!isReady}
      onChange={(_change, { handover }) => setReady(handover.length > 0)}
      onSubmit={handleSubmit}
      {...ending}
    >
      <p>
        {user.name} will no longer be able to sign in.{!isAgent && ' Their orders stay under their name.'}
      </p>
      {isAgent && <SuccessorsField agent={user} />}
    </FormDialog>
  );
}

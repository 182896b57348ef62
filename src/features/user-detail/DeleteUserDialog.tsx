import { useState } from 'react';
import { failureOf, useDeleteUserMutation, type User } from '../../api';
import { FormDialog } from '../../ui/form-dialog/FormDialog';
import { SuccessorsField } from './SuccessorsField';

interface Props {
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** 'Delete user': agents hand their orders and customers over first (spec 6, api.md 'Fine print'). */
export function DeleteUserDialog({ user, onDone, onClose }: Props) {
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const isAgent = user.roles.includes('agent');
  const [handover, setHandover] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

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
      {isAgent && <SuccessorsField agent={user} value={handover} onChange={setHandover} />}
    </FormDialog>
  );
}

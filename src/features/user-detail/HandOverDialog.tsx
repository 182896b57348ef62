import { useState } from 'react';
import { failureOf, type SetUserRolesRequest, type User, useSetUserRolesMutation } from '../../api';
import { FormDialog } from '../../ui/form-dialog/FormDialog';
import { SuccessorsField } from './SuccessorsField';

interface Props {
  user: User;
  /** The roles that shall be left. */
  roles: SetUserRolesRequest['roles'];
  onDone: () => void;
  onClose: () => void;
}

/** Asks who takes over before an agent with orders or customers loses the role, as when they are deleted. */
export function HandOverDialog({ user, roles, onDone, onClose }: Props) {
  const [setRoles, { isLoading }] = useSetUserRolesMutation();
  const [handover, setHandover] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);

  const handleSubmit = async () => {
    const refused = failureOf(await setRoles({ setUserRolesRequest: { id: user.id, roles, handover } }));
    setFailure(refused);
    if (refused === null) onDone();
  };

  return (
    <FormDialog
      title="Remove role Agent"
      submitText="Remove"
      isBusy={isLoading}
      isDanger
      isDisabled={handover.length === 0}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <p>{user.name} will no longer be an agent.</p>
      <SuccessorsField agent={user} value={handover} onChange={setHandover} />
    </FormDialog>
  );
}

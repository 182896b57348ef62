import { useState } from 'react';
import { formFailureOf, type SetUserRolesRequest, type User, useSetUserRolesMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Handover, SuccessorsField } from './SuccessorsField';

interface Props {
  user: User;
  /** The roles that shall be left. */
  roles: SetUserRolesRequest['roles'];
  onDone: () => void;
  onClose: () => void;
}

/** Asks who takes over before an agent with orders or customers loses the role, as when they are deleted. */
export function HandOverDialog({ user, roles, onDone, onClose }: Props) {
  const [setRoles] = useSetUserRolesMutation();
  const [isReady, setReady] = useState(false);

  const handleSubmit = async ({ handover }: Handover) => {
    const setUserRolesRequest = { id: user.id, roles, handover };
    const failure = formFailureOf(await setRoles({ setUserRolesRequest }));
    if (failure === null) onDone();
    return failure;
  };

  return (
    <FormDialog<Handover>
      title="Remove role Agent"
      submitText="Remove"
      isDanger
      isDisabled={!isReady}
      onChange={(_change, { handover }) => setReady(handover.length > 0)}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{user.name} will no longer be an agent.</p>
      <SuccessorsField agent={user} />
    </FormDialog>
  );
}

import {
  type CustomerGroup,
  useDeleteCustomerGroupMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { SavedMenu } from '../../../shared/saved-menu/SavedMenu';

interface Props {
  group: CustomerGroup;
  isAdmin: boolean;
}

/** Renames, shares and deletes a group of customers. */
export function GroupMenu({ group, isAdmin }: Props) {
  const { id, name, is_shared } = group;
  const [save] = useSaveCustomerGroupMutation();
  const [remove] = useDeleteCustomerGroupMutation();
  return (
    <SavedMenu
      kind="group"
      saved={group}
      isAdmin={isAdmin}
      onSave={(change) => save({ saveCustomerGroupRequest: { id, name, is_shared, ...change } })}
      onDelete={() => remove({ customerGroupIdRequest: { id } })}
      whatStays="Its customers stay as they are."
    />
  );
}

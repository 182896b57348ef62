import {
  type CustomerGroup,
  useDeleteCustomerGroupMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { SavedDialog } from '../../../shared/saved-set/SavedDialog';

interface Props {
  groups: readonly CustomerGroup[];
  onClose: () => void;
}

/** Lists the customer groups, to show, rename, share or delete one. */
export function GroupsDialog({ groups, onClose }: Props) {
  const [save] = useSaveCustomerGroupMutation();
  const [remove] = useDeleteCustomerGroupMutation();
  return (
    <SavedDialog
      kind="group"
      title="Groups"
      label="Groups of customers"
      empty="A group is a named set of customers. Select customers in the list, then choose ‘Group’ and ‘New group from selection’."
      items={groups}
      nameOf={groupText}
      hrefOf={({ id }) => `${paths.customerList.href()}?group=${encodeURIComponent(id)}`}
      countOf={({ members }) => counted(members.length, 'customer')}
      onSave={({ id, name, is_shared }) => save({ saveCustomerGroupRequest: { id, name, is_shared } })}
      onDelete={({ id }) => remove({ customerGroupIdRequest: { id } })}
      deleteHint="Its customers stay as they are."
      onClose={onClose}
    />
  );
}

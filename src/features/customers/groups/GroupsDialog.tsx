import {
  type CustomerGroup,
  useDeleteCustomerGroupMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { SavedList } from '../../../shared/saved-list/SavedList';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  groups: readonly CustomerGroup[];
  isAdmin: boolean;
  onClose: () => void;
}

/** Lists the customer groups, to show, rename, share or delete one. */
export function GroupsDialog({ groups, isAdmin, onClose }: Props) {
  const [save] = useSaveCustomerGroupMutation();
  const [remove] = useDeleteCustomerGroupMutation();
  return (
    <Modal open title="Groups" width={480} footer={null} onCancel={onClose}>
      <SavedList
        kind="group"
        label="Groups of customers"
        empty="A group is a named set of customers. Select customers in the list, then choose ‘Group’ and ‘New group from selection’."
        items={groups}
        isAdmin={isAdmin}
        nameOf={groupText}
        hrefOf={({ id }) => `${paths.customerList.href()}?group=${encodeURIComponent(id)}`}
        onFollow={onClose}
        countOf={({ members }) => counted(members.length, 'customer')}
        onSave={({ id, name, is_shared }) => save({ saveCustomerGroupRequest: { id, name, is_shared } })}
        onDelete={({ id }) => remove({ customerGroupIdRequest: { id } })}
        deleteHint="Its customers stay as they are."
      />
    </Modal>
  );
}

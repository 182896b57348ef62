import { isolated } from '../../../domain/text/isolated';
import { Form, Select } from 'antd';
import {
  type CustomerGroup,
  type User,
  useChangeCustomerGroupMembersMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { counted } from '../../../lib/numbers';
import { labelSearch } from '../../../lib/labelSearch';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { NameField, SharedField } from '../../../shared/saved-set/SavedFields';
import { FormDialog } from '../../../ui/form/FormDialog';

/** The change: add the selected customers to a group, remove them from one, or create one with them. */
export type GroupChange = 'add' | 'remove' | 'create';

interface Props {
  change: GroupChange;
  /** The groups to choose from. */
  groups: readonly CustomerGroup[];
  customers: readonly User[];
  onClose: () => void;
}

interface Values {
  group?: string;
  name?: string;
  isShared?: boolean;
}

const titles: Readonly<Record<GroupChange, string>> = {
  add: 'Add to group',
  remove: 'Remove from group',
  create: 'New group',
};

/** Asks for the group to add the selected customers to or remove them from. */
export function GroupChangeDialog({ change, groups, customers, onClose }: Props) {
  const { submit } = useNotices();
  const [save] = useSaveCustomerGroupMutation();
  const [changeMembers] = useChangeCustomerGroupMembersMutation();
  const ids = customers.map(({ id }) => id);
  const whom = counted(ids.length, 'customer');

  const handleSubmit = ({ group: id = '', name = '', isShared = false }: Values) => {
    if (change === 'create') {
      const saveCustomerGroupRequest = { name: name.trim(), is_shared: isShared, members: ids };
      return submit(save({ saveCustomerGroupRequest }), `Made the group ${isolated(name.trim())} of ${whom}`);
    }
    const chosen = groups.find((group) => group.id === id)?.name ?? '';
    const customerGroupMembersRequest =
      change === 'add' ? { id, add: ids, remove: [] } : { id, add: [], remove: ids };
    return submit(
      changeMembers({ customerGroupMembersRequest }),
      change === 'add' ? `Added ${whom} to ${chosen}` : `Removed ${whom} from ${chosen}`,
    );
  };

  return (
    <FormDialog<Values>
      title={titles[change]}
      submitText={change === 'create' ? 'Create group' : titles[change]}
      initialValues={groups.length === 1 && change !== 'create' ? { group: groups[0]?.id } : {}}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>For {counted(ids.length, 'selected customer')}.</p>
      {change === 'create' ? (
        <>
          <NameField kind="group" placeholder="Benelux stores" />
          <SharedField />
        </>
      ) : (
        <Form.Item name="group" label="Group" rules={[{ required: true, message: 'Choose a group.' }]}>
          <Select
            placeholder="Select a group"
            showSearch={labelSearch}
            options={groups.map((group) => ({ value: group.id, label: groupText(group) }))}
          />
        </Form.Item>
      )}
    </FormDialog>
  );
}

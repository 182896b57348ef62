import { isolated } from '../../../domain/text/isolated';
import { Form, Select } from 'antd';
import {
  type CustomerGroup,
  type User,
  useChangeCustomerGroupMembersMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { labelSearch } from '../../../lib/labelSearch';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { NameField, SharedField } from '../../../shared/saved-set/SavedFields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';

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

const titles: Readonly<Record<GroupChange, Message>> = {
  add: message('Add to group'),
  remove: message('Remove from group'),
  create: message('New group'),
};

/** Asks for the group to add the selected customers to or remove them from. */
export function GroupChangeDialog({ change, groups, customers, onClose }: Props) {
  const t = useT();
  const { submit } = useNotices();
  const [save] = useSaveCustomerGroupMutation();
  const [changeMembers] = useChangeCustomerGroupMembersMutation();
  const ids = customers.map(({ id }) => id);

  const handleSubmit = ({ group: id = '', name = '', isShared = false }: Values) => {
    if (change === 'create') {
      const saveCustomerGroupRequest = { name: name.trim(), is_shared: isShared, members: ids };
      return submit(
        save({ saveCustomerGroupRequest }),
        t('Made the group {group} of {customers, plural, one {# customer} other {# customers}}', {
          group: isolated(name.trim()),
          customers: ids.length,
        }),
      );
    }
    const group = groups.find((one) => one.id === id)?.name ?? '';
    const values = { customers: ids.length, group };
    const customerGroupMembersRequest =
      change === 'add' ? { id, add: ids, remove: [] } : { id, add: [], remove: ids };
    return submit(
      changeMembers({ customerGroupMembersRequest }),
      change === 'add'
        ? t('Added {customers, plural, one {# customer} other {# customers}} to {group}', values)
        : t('Removed {customers, plural, one {# customer} other {# customers}} from {group}', values),
    );
  };

  return (
    <FormDialog<Values>
      title={t(titles[change])}
      submitText={change === 'create' ? t('Create group') : t(titles[change])}
      initialValues={groups.length === 1 && change !== 'create' ? { group: groups[0]?.id } : {}}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {t('For {customers, plural, one {# selected customer} other {# selected customers}}.', {
          customers: ids.length,
        })}
      </p>
      {change === 'create' ? (
        <>
          <NameField kind="group" placeholder={t('Benelux stores')} />
          <SharedField />
        </>
      ) : (
        <Form.Item
          name="group"
          label={t('Group')}
          rules={[{ required: true, message: t('Choose a group.') }]}
        >
          <Select
            placeholder={t('Select a group')}
            showSearch={labelSearch}
            options={groups.map((group) => ({ value: group.id, label: groupText(group) }))}
          />
        </Form.Item>
      )}
    </FormDialog>
  );
}

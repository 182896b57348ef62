import { Tag } from 'antd';
import type { CustomerGroup } from '../../../api';
import { counted } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { NamedItem, NamedList } from '../../../ui/named-list/NamedList';
import { GroupMenu } from './GroupMenu';
import { Modal } from '../../../ui/modal/Modal';

interface Props {
  groups: readonly CustomerGroup[];
  isAdmin: boolean;
  onClose: () => void;
}

/** The groups of customers: show one in the list, rename, share or delete it. */
export function GroupsDialog({ groups, isAdmin, onClose }: Props) {
  return (
    <Modal open title="Groups" width={480} footer={null} onCancel={onClose}>
      <NamedList
        label="Groups of customers"
        empty="A group keeps customers under a name. Select customers in the list, then choose ‘Group’ and ‘New group from selection’."
      >
        {groups.map((group) => (
          <NamedItem
            key={group.id}
            name={groupText(group)}
            to={`${paths.customerList.href()}?group=${encodeURIComponent(group.id)}`}
            onFollow={onClose}
            count={counted(group.members.length, 'customer')}
            tags={group.is_shared && <Tag>For everybody</Tag>}
            menu={(group.is_own || isAdmin) && <GroupMenu group={group} isAdmin={isAdmin} />}
          />
        ))}
      </NamedList>
    </Modal>
  );
}

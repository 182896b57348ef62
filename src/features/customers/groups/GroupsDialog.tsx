import {
  type CustomerGroup,
  useDeleteCustomerGroupMutation,
  useSaveCustomerGroupMutation,
} from '../../../api';
import { paths } from '../../../lib/paths';
import { groupText } from '../../../shared/customer-groups/useCustomerGroups';
import { SavedDialog } from '../../../shared/saved-set/SavedDialog';
import { useT } from '../../../languages/useT';

interface Props {
  groups: readonly CustomerGroup[];
  onClose: () => void;
}

/** Lists the customer groups, to show, rename, share or delete one. */
export function GroupsDialog({ groups, onClose }: Props) {
  const t = useT();
  const [save] = useSaveCustomerGroupMutation();
  const [remove] = useDeleteCustomerGroupMutation();
  return (
    <SavedDialog
      kind="group"
      title={t('Groups')}
      label={t('Groups of customers')}
      empty={t(
        'A group is a named set of customers. Select customers in the list, then choose ‘Group’ and ‘New group from selection’.',
      )}
      items={groups}
      nameOf={groupText}
      hrefOf={({ id }) => `${paths.customerList.href()}?group=${encodeURIComponent(id)}`}
      countOf={({ members }) =>
        t('{customers, plural, one {# customer} other {# customers}}', { customers: members.length })
      }
      onSave={({ id, name, is_shared }) => save({ saveCustomerGroupRequest: { id, name, is_shared } })}
      onDelete={({ id }) => remove({ customerGroupIdRequest: { id } })}
      deleteHint={t('Its customers stay as they are.')}
      onClose={onClose}
    />
  );
}

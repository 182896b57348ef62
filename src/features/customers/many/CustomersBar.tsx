import { Button } from 'antd';
import { counted } from '../../../lib/numbers';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { SelectionBar } from '../../../ui/selection-bar/SelectionBar';
import type { GroupChange } from '../groups/GroupChangeDialog';

/** What can be done to all selected customers. */
export type ManyAction = 'catalogs' | 'agents' | 'pricelist';

interface Props {
  count: number;
  /** How many of them the filters hide. */
  hidden: number;
  /** The changes of groups that are offered; none where there are no groups. */
  groupChanges: readonly GroupChange[];
  onAct: (action: ManyAction) => void;
  onGroup: (change: GroupChange) => void;
  onClear: () => void;
}

const groupLabels: Readonly<Record<GroupChange, string>> = {
  add: 'Add to group',
  remove: 'Remove from group',
  create: 'New group from selection',
};

/** The selected customers, and what can be done to all of them. */
export function CustomersBar({ count, hidden, groupChanges, onAct, onGroup, onClear }: Props) {
  return (
    <SelectionBar
      label="Selected customers"
      hidden={hidden > 0 ? `${counted(hidden, 'customer')} not shown by the filters` : null}
      actions={
        <>
          <Button type="primary" onClick={() => onAct('catalogs')}>
            Enable catalogs
          </Button>
          <Button onClick={() => onAct('agents')}>Set agents</Button>
          <Button onClick={() => onAct('pricelist')}>Set price list</Button>
          {groupChanges.length > 0 && (
            <MenuButton
              label="Group"
              items={groupChanges.map((change) => ({
                key: change,
                label: groupLabels[change],
                onClick: () => onGroup(change),
              }))}
            />
          )}
        </>
      }
      onClear={onClear}
    >
      <strong>{counted(count, 'customer')}</strong> selected
    </SelectionBar>
  );
}

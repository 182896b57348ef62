import { Button } from 'antd';
import { useState } from 'react';
import type { CustomerGroup, User } from '../../../api';
import { ManyPanel } from '../../../shared/many-tasks/ManyPanel';
import { type ManyState, useSelectedRows } from '../../../shared/many-tasks/useMany';
import { MenuButton } from '../../../ui/menus/MenuButton';
import { type GroupChange, GroupChangeDialog } from '../groups/GroupChangeDialog';
import type { CustomerFacts } from '../useCustomerFacts';
import { type CustomerAction, type CustomerTaskRequest, customerTasks } from './customerTasks';
import { actionTitles, ManyCustomersDialog } from './ManyCustomersDialog';
import { may } from '../../../domain/access/rights';
import { useT } from '../../../languages/useT';
import { type Message, message } from '../../../domain/language/message';
import { Sentence } from '../../../languages/Sentence';

interface Props {
  many: ManyState<CustomerAction, CustomerTaskRequest>;
  me: User;
  listed: readonly User[];
  /** The filtered customers. */
  shown: readonly User[];
  facts: CustomerFacts;
  /** Null if the server has no groups. */
  groups: readonly CustomerGroup[] | null | undefined;
}

/** The bar of the selected customers, its dialogs, and the outcomes of its tasks. */
export function ManyCustomers({ many, me, listed, shown, facts, groups }: Props) {
  const t = useT();
  const { tasks, selection, start } = many;
  const selected = useSelectedRows(selection, listed, shown);
  const customers = selected.rows;
  const [asked, setAsked] = useState<{ action: CustomerAction; customers: readonly User[] } | null>(null);
  const [grouping, setGrouping] = useState<{ change: GroupChange; customers: readonly User[] } | null>(null);
  const changesAll = may(me.roles, 'shareSavedSets');
  const groupsFor = (change: GroupChange, those: readonly User[]) =>
    groupsToChange(change, groups ?? [], changesAll, those);
  return (
    <>
      <ManyPanel
        kind={customerTasks}
        many={many}
        listed={listed}
        selected={selected}
        buttons={
          <>
            {tasks.isKnown &&
              actions.map((action, index) => (
                <Button
                  key={action}
                  type={index === 0 ? 'primary' : 'default'}
                  disabled={customers.length > customerTasks.max}
                  onClick={() => setAsked({ action, customers })}
                >
                  {t(actionTitles[action])}
                </Button>
              ))}
            {groups && (
              <MenuButton
                label={t('Group')}
                items={groupChanges
                  .filter(({ key }) => key === 'create' || groupsFor(key, customers).length > 0)
                  .map(({ key, label }) => ({
                    key,
                    label: t(label),
                    onClick: () => setGrouping({ change: key, customers }),
                  }))}
              />
            )}
          </>
        }
      >
        <Sentence
          text="<b>{customers, plural, one {# customer} other {# customers}}</b> selected"
          values={{ customers: customers.length }}
          tags={{ b: (counted) => <strong>{counted}</strong> }}
        />
      </ManyPanel>
      {asked && (
        <ManyCustomersDialog
          {...asked}
          me={me}
          facts={facts}
          onStart={start}
          onClose={() => setAsked(null)}
        />
      )}
      {grouping && (
        <GroupChangeDialog
          {...grouping}
          groups={groupsFor(grouping.change, grouping.customers)}
          onClose={() => setGrouping(null)}
        />
      )}
    </>
  );
}

const actions: readonly CustomerAction[] = ['catalogs', 'agents', 'pricelist'];

const groupChanges: readonly { key: GroupChange; label: Message }[] = [
  { key: 'add', label: message('Add to group') },
  { key: 'remove', label: message('Remove from group') },
  { key: 'create', label: message('New group from selection') },
];

/** The groups for a change: those that the person may edit; for removing, only non-empty ones. */
function groupsToChange(
  change: GroupChange,
  groups: readonly CustomerGroup[],
  changesAll: boolean,
  customers: readonly User[],
) {
  const own = groups.filter(({ is_own }) => is_own || changesAll);
  if (change !== 'remove') return own;
  return own.filter(({ members }) => customers.some(({ id }) => members.includes(id)));
}

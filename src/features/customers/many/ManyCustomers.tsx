import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CustomerGroup, User } from '../../../api';
import { mostCustomersOfTask } from '../../../domain/access/customerTasks';
import { ProgressLine } from '../../../ui/progress-line/ProgressLine';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import type { GroupChange } from '../groups/GroupChangeDialog';
import type { CustomerFacts } from '../useCustomerFacts';
import { CustomersBar, type ManyAction } from './CustomersBar';
import { doingText } from './customerTaskTexts';
import { useCustomerTasks } from './useCustomerTasks';
import type { ManyCustomersState } from './useManyCustomers';

const ManyCustomersDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "many-customers" */ './ManyCustomersDialog')).ManyCustomersDialog,
);

const GroupChangeDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "customer-groups" */ '../groups/GroupChangeDialog')).GroupChangeDialog,
);
const EndedCustomerTask = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "many-customers" */ './EndedCustomerTask')).EndedCustomerTask,
);

interface Props {
  many: ManyCustomersState;
  me: User;
  listed: readonly User[];
  /** The ids of those that the filters leave. */
  shown: ReadonlySet<string>;
  facts: CustomerFacts;
  /** Null where the host has no groups. */
  groups: readonly CustomerGroup[] | null | undefined;
}

/** The bar of the selected customers, and what it asks. */
export function ManyCustomers({ many: { selection }, me, listed, shown, facts, groups }: Props) {
  const keys = useSyncExternalStore(selection.subscribe, selection.get);
  const customers = useMemo(() => listed.filter(({ id }) => keys.has(id)), [listed, keys]);
  const [asked, setAsked] = useState<{ action: ManyAction; customers: readonly User[] } | null>(null);
  const tasks = useCustomerTasks(me.id);
  const [grouping, setGrouping] = useState<{ change: GroupChange; customers: readonly User[] } | null>(null);
  const isAdmin = me.roles.includes('admin');
  const startTask = async (request: Parameters<typeof tasks.start>[0]) => {
    const hasStarted = await tasks.start(request);
    if (hasStarted) selection.replace([]);
    return hasStarted;
  };
  const dismiss = () => {
    if (tasks.ended) tasks.dismiss(tasks.ended.task_id);
  };
  return (
    <>
      {tasks.running.length > 0 && (
        <div role="status">
          {tasks.running.map(({ task_id, action, count, progress }) => (
            <ProgressLine
              key={task_id}
              text={`${doingText(action, count)}, done ${progress}%. You can leave this page meanwhile.`}
              percent={progress}
            />
          ))}
        </div>
      )}
      {customers.length > 0 && (
        <CustomersBar
          count={customers.length}
          hidden={customers.filter(({ id }) => !shown.has(id)).length}
          groupChanges={groupChanges.filter(
            (change) => groups && isOffered(change, groups, isAdmin, customers),
          )}
          onGroup={(change) => setGrouping({ change, customers })}
          onAct={(action) => setAsked({ action, customers })}
          onClear={() => selection.replace([])}
        />
      )}
      {asked && (
        <ManyCustomersDialog
          {...asked}
          me={me}
          facts={facts}
          onStart={tasks.isKnown && asked.customers.length <= mostCustomersOfTask ? startTask : null}
          onDone={selection.replace}
          onClose={() => setAsked(null)}
        />
      )}
      {tasks.ended && (
        <EndedCustomerTask
          key={tasks.ended.task_id}
          task={tasks.ended}
          onSelect={(ids) => {
            selection.replace(ids);
            dismiss();
          }}
          onDismiss={dismiss}
        />
      )}
      {grouping && (
        <GroupChangeDialog
          {...grouping}
          isAdmin={isAdmin}
          groups={groupsFor(grouping.change, groups ?? [], isAdmin, grouping.customers)}
          onClose={() => setGrouping(null)}
        />
      )}
    </>
  );
}

const groupChanges: readonly GroupChange[] = ['add', 'remove', 'create'];

/** The groups that a change can be made to: those that the person may change, and to remove from, that have anyone. */
function groupsFor(
  change: GroupChange,
  groups: readonly CustomerGroup[],
  isAdmin: boolean,
  customers: readonly User[],
) {
  const own = groups.filter(({ is_own }) => is_own || isAdmin);
  if (change !== 'remove') return own;
  return own.filter(({ members }) => customers.some(({ id }) => members.includes(id)));
}

const isOffered = (change: GroupChange, ...rest: Rest) =>
  change === 'create' || groupsFor(change, ...rest).length > 0;

type Rest = [groups: readonly CustomerGroup[], isAdmin: boolean, customers: readonly User[]];

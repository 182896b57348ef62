import type { FastifyBaseLogger } from 'fastify';
import { type CustomerTaskAction, mayChangeManyCustomers } from '../../../src/domain/access/customerTasks';
import { outcomeOf } from '../../background/lineOutcome';
import { doLines, takeLine, writeLine } from '../../background/manyTasks';
import type { RunningTask, TaskOutcome, TaskDefinition } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { lockAgentsShared } from '../../db/users';
import { recordSecurityEvent } from '../../http/log';
import type { Viewer } from '../../core/call';
import { customerTaskClasses } from './customerTaskClasses';
import { customerTables, type CustomerTaskInput, selectLines, type TaskLine } from './queries';

/** Changes one customer, in the transaction that also writes their line; throws a refusal or problem. */
export type CustomerStep = (
  tx: Db,
  input: { user: Viewer; customerId: string } & Pick<CustomerTaskInput, 'catalogs' | 'agents' | 'pricelist'>,
) => Promise<void>;

interface Parts {
  db: Db;
  log: FastifyBaseLogger;
  /** The step of each action, provided by other features. */
  steps: Record<CustomerTaskAction, CustomerStep>;
}

type Task = RunningTask<CustomerTaskInput>;

/** The definitions of the bulk tasks over customers. */
export function customerTaskDefinitions({ db, log, steps }: Parts): TaskDefinition<CustomerTaskInput>[] {
  const definitionOf = (action: CustomerTaskAction): TaskDefinition<CustomerTaskInput> => ({
    ...customerTaskClasses[action],
    inOrder: false,
    run: (task) => changeCustomers({ db, log, step: steps[action] }, task),
  });
  return [definitionOf('catalogs'), definitionOf('agents'), definitionOf('pricelist')];
}

function changeCustomers(
  { db, log, step }: Omit<Parts, 'steps'> & { step: CustomerStep },
  task: Task,
): Promise<TaskOutcome> {
  const { action, ip, agents } = task.input;
  return doLines(db, customerTables, {
    task,
    read: () => selectLines(db, task.id),
    isAllowed: ({ roles }) => mayChangeManyCustomers(roles, action),
    doLine: async (line, user) => {
      if ((await changeCustomer(db, step, { line, user, task })) && action === 'agents')
        recordSecurityEvent({ log, ip, user }, { event: 'agents_changed', target: line.customerId, agents });
    },
    nameOf: ({ name }) => name,
  });
}

/** Changes a customer and writes their line in one transaction; a refusal rolls back the change, but not the line. */
function changeCustomer(
  db: Db,
  step: CustomerStep,
  { line, user, task }: { line: TaskLine; user: Viewer; task: Task },
): Promise<boolean> {
  const { catalogs, agents, pricelist } = task.input;
  return db.transaction(async (tx) => {
    await lockAgentsShared(tx);
    if (!(await takeLine(tx, customerTables, line))) return false;
    const input = { user, customerId: line.customerId, catalogs, agents, pricelist };
    const said = await outcomeOf(async () => {
      await tx.transaction((inner) => step(inner, input));
      return {};
    });
    await writeLine(tx, customerTables, line, said);
    return said.outcome === 'done';
  });
}

import type { FastifyBaseLogger } from 'fastify';
import { type CustomerTaskAction, mayChangeManyCustomers } from '../../../src/domain/access/customerTasks';
import { doLine, doLines } from '../../background/manyTasks';
import type { CustomerStep } from '../../background/taskSteps';
import type { RunningTask, TaskOutcome, TaskDefinition } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { lockAgentsShared } from '../../db/users';
import { recordSecurityEvent } from '../../http/log';
import { customerTables, customerTaskClasses, type CustomerTaskInput, selectLines } from './queries';

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
  const { action, ip, catalogs, agents, pricelist } = task.input;
  return doLines(db, customerTables, {
    task,
    read: () => selectLines(db, task.id),
    isAllowed: ({ roles }) => mayChangeManyCustomers(roles, action),
    act: async (line, user) => {
      const input = { user, customerId: line.customerId, catalogs, agents, pricelist };
      const isDone = await db.transaction(async (tx) => {
        await lockAgentsShared(tx);
        return doLine(tx, customerTables, line, (inner) => step(inner, input));
      });
      if (isDone && action === 'agents')
        recordSecurityEvent({ log, ip, user }, { event: 'agents_changed', target: line.customerId, agents });
    },
    nameOf: ({ name }) => name,
  });
}

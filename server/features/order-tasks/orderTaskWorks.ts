import { mayDoToMany, type OrderTaskAction } from '../../../src/domain/orders/orderTasks';
import { outcomeOf } from '../../background/lineOutcome';
import { findPerson } from '../../background/taskPerson';
import type { RunningTask, TaskOutcome, TaskWork } from '../../background/taskWork';
import type { Db } from '../../db/openDatabase';
import { type FilePlace, filesOf } from '../../files/filesOf';
import type { Viewer } from '../../http/operation';
import type { OrderFileMaker, OrderStep } from '../../orderTasks';
import { madeFile } from './madeFiles';
import { orderTaskClasses } from './orderTaskClasses';
import { type OrderTaskInput, selectLines, takeLine, type TaskLine, writeLine } from './queries';

/** What the tasks over orders need: what is done to one order by each action, which other features know. */
interface Parts {
  db: Db;
  env: FilePlace;
  steps: Record<Exclude<OrderTaskAction, 'excel' | 'pdf'>, OrderStep>;
  makers: Record<'excel' | 'pdf', OrderFileMaker>;
}

type Task = RunningTask<OrderTaskInput>;

/** Does a line of a task; `user` may do the action, as of now. */
type DoLine = (line: TaskLine, user: Viewer, task: Task) => Promise<void>;

/** The work of the tasks over many orders. */
export function orderTaskWorks({ db, env, steps, makers }: Parts): TaskWork<OrderTaskInput>[] {
  const workOf = (action: OrderTaskAction, doLine: DoLine): TaskWork<OrderTaskInput> => ({
    ...orderTaskClasses[action],
    inOrder: false,
    run: (task) => doLines(db, task, doLine),
  });
  const changing = (action: keyof Parts['steps']) => workOf(action, stepLine(db, steps[action]));
  const making = (action: keyof Parts['makers']) => workOf(action, makeLine(db, env, makers[action]));
  return [
    changing('send'),
    changing('finish'),
    changing('service_date'),
    changing('delete'),
    changing('restore'),
    making('excel'),
    making('pdf'),
  ];
}

/** Does the lines that wait, one by one: those that a killed host has done are not done again. */
async function doLines(db: Db, task: Task, doLine: DoLine): Promise<TaskOutcome> {
  const lines = await selectLines(db, task.id);
  const { action, userId } = task.input;
  for (const [index, line] of lines.entries()) {
    if (line.outcome !== 'waiting') continue;
    task.signal.throwIfAborted();
    // Rights may have been taken away since the task was started.
    const user = await findPerson(db, userId);
    if (user !== null && mayDoToMany(user.roles, action)) await doLine(line, user, task);
    else await writeLine(db, line, { outcome: 'refused', reason: 'You are not allowed to do this.' });
    await task.progress((100 * (index + 1)) / lines.length);
  }
  const refused = (await selectLines(db, task.id)).filter(({ outcome }) => outcome === 'refused');
  return { errors: refused.map(({ name, customer, reason }) => `${name}, ${customer}: ${reason}`) };
}

/** Changes an order and writes its line in one transaction; a refusal undoes the change and keeps the line. */
const stepLine =
  (db: Db, step: OrderStep): DoLine =>
  (line, user, { input: { serviceDate } }) =>
    db.transaction(async (tx) => {
      if (!(await takeLine(tx, line))) return;
      const turn = { user, orderId: line.orderId, at: new Date(), serviceDate };
      const said = await outcomeOf(async () => {
        await tx.transaction((inner) => step(inner, turn));
        return {};
      });
      await writeLine(tx, line, said);
    });

/** Makes an order's file, and writes its line once the file is kept. */
const makeLine =
  (db: Db, env: FilePlace, make: OrderFileMaker): DoLine =>
  async (line, user, { id, signal }) => {
    const said = await outcomeOf(async () => {
      const { fileName, bytes } = await make({ user, orderId: line.orderId }, signal);
      // Made again, it replaces the first.
      await filesOf(env).write(madeFile(id, line.position), bytes);
      return { fileName };
    });
    await writeLine(db, line, said);
  };

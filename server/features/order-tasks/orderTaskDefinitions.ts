import {
  makesFiles,
  mayDoToMany,
  type OrderChange,
  type OrderFile,
  type OrderTaskAction,
  orderTaskActions,
} from '../../../src/domain/orders/orderTasks';
import { doLine, doLines, outcomeOf } from '../../background/manyTasks';
import { madeFile } from '../../background/uploads';
import type { RunningTask, TaskDefinition } from '../../background/taskDefinition';
import type { Db } from '../../db/openDatabase';
import { type FileLocation, filesOf } from '../../files/filesOf';
import type { Viewer } from '../../core/call';
import { localeOf } from '../../core/languages';
import type { OrderFileMaker, OrderStep } from '../../background/taskSteps';
import {
  orderTables,
  orderTaskClass,
  type OrderTaskInput,
  selectLines,
  type TaskLine,
  writeMadeLine,
} from './queries';

/** What the tasks over orders need: what is done to one order by each action, which other features know. */
interface Parts {
  db: Db;
  env: FileLocation;
  steps: Record<OrderChange, OrderStep>;
  makers: Record<OrderFile, OrderFileMaker>;
}

type Task = RunningTask<OrderTaskInput>;

/** Does a line of a task; `user` may do the action, as of now. */
type DoLine = (line: TaskLine, user: Viewer, task: Task) => Promise<unknown>;

/** The definitions of the bulk tasks over orders. */
export function orderTaskDefinitions({ db, env, steps, makers }: Parts): TaskDefinition<OrderTaskInput>[] {
  const lineOf = (action: OrderTaskAction): DoLine =>
    makesFiles(action) ? makeLine(db, env, makers[action]) : stepLine(db, steps[action]);
  return orderTaskActions.map((action) => {
    const act = lineOf(action);
    return {
      ...orderTaskClass(action),
      inOrder: false,
      run: (task) =>
        doLines(db, orderTables, {
          task,
          read: () => selectLines(db, task.id),
          isAllowed: ({ roles }) => mayDoToMany(roles, action),
          act: (line, user) => act(line, user, task),
          nameOf: ({ name, customer }) => `${name}, ${customer}`,
        }),
    };
  });
}

/** Changes an order. */
const stepLine =
  (db: Db, step: OrderStep): DoLine =>
  (line, user, { input: { serviceDate } }) =>
    doLine(db, orderTables, line, (tx) =>
      step(tx, { user, orderId: line.orderId, at: new Date(), serviceDate }),
    );

/** Makes an order's file, and writes its line once the file is stored. */
const makeLine =
  (db: Db, env: FileLocation, make: OrderFileMaker): DoLine =>
  async (line, user, { id, input, signal }) => {
    const { locale = localeOf(null) } = input;
    const said = await outcomeOf(async () => {
      const { fileName, bytes } = await make({ locale, user, orderId: line.orderId }, signal);
      // Made again, it replaces the first.
      await filesOf(env).write(madeFile(id, line.position), bytes);
      return { fileName };
    });
    await writeMadeLine(db, line, said);
  };

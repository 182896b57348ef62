import { message } from '../../../src/domain/language/message';
import type { RunningTask, TaskClass, TaskOutcome, TaskDefinition } from '../../background/taskDefinition';
import type { TaskLine } from '../../core/taskLines';
import type { Workers } from '../../core/workers';
import { badRowsSentence, byRow, noteLine, type RowError } from '../../../src/domain/spreadsheet/rowErrors';
import { fileTools } from '../../../src/domain/uploads/uploads';
import type { Db } from '../../db/openDatabase';
import { type ErpConnector, ErpUnreachable, type StockReading } from '../../core/erpConnector';
import { Refusal } from '../../core/problems';
import { readStockSheet } from '../../files/stockFile';
import { selectKnownWarehouses } from '../../db/stocks';
import { resolveCodes, nameSkus, selectBadNames } from './codeQueries';
import {
  countStaged,
  createStaging,
  deleteOthers,
  deleteStocks,
  lockStocks,
  stageStocks,
  writeStaged,
} from './queries';

/** The tasks that write stock: they write the same rows, so they run one at a time. */
export const stockTasks = {
  upload: fileTools.uploadStock.task,
  remove: { class: 'RemoveStocks', queue: 'stock' },
  sync: { class: 'SyncStocks', queue: 'stock' },
} as const satisfies Record<string, TaskClass<Record<string, never>>>;

/** What the stock tasks need. */
interface Parts {
  db: Db;
  workers: Workers;
  erp: Pick<ErpConnector, 'readStock'>;
}

/** A task's progress, in percent, once the stock is read. */
const read = 40;

/** The definitions of these tasks. */
export function stockTaskDefinitions({ db, workers, erp }: Parts): TaskDefinition<unknown>[] {
  return [
    {
      ...stockTasks.upload,
      async run(task) {
        const [file] = task.files;
        if (file === undefined) throw new Refusal(message('The file of this task is gone; upload it again.'));
        const know = (warehouses: string[]) => selectKnownWarehouses(db, warehouses);
        return write(task, await readStockSheet(workers, file.path, know), []);
      },
    },
    {
      ...stockTasks.sync,
      async run(task) {
        const options = {
          progress: (percent: number) => task.progress((percent * read) / 100),
          signal: task.signal,
        };
        const reading = await erp.readStock(options).catch(refuseUnreachable);
        return write(task, reading, reading.warehouses);
      },
    },
    {
      ...stockTasks.remove,
      run: async () => ({
        async apply(tx) {
          await lockStocks(tx);
          await deleteStocks(tx);
        },
      }),
    },
  ];
}

/** If the ERP can't be reached, the task fails with a message: a person has to try again. */
function refuseUnreachable(error: unknown): never {
  if (!(error instanceof ErpUnreachable)) throw error;
  throw new Refusal(
    message('The ERP could not be reached: {reason}. The stock stays as it was.', { reason: error.reason }),
  );
}

/** Writes a full stock reading; in these warehouses, skus that it does not name are removed. */
async function write(
  { progress, signal }: Pick<RunningTask<unknown>, 'progress' | 'signal'>,
  { chunks, notes: fileNotes = [], faults = [] }: StockReading,
  completeWarehouses: readonly string[],
): Promise<TaskOutcome> {
  await progress(read);
  const notes: TaskLine[] = [];
  return {
    async apply(tx) {
      await createStaging(tx);
      for (const [index, chunk] of chunks.entries()) {
        signal.throwIfAborted();
        await stageStocks(tx, chunk);
        await progress(read + (40 * (index + 1)) / chunks.length);
      }
      await resolveCodes(tx);
      refuseBadRows([...faults, ...(await selectBadNames(tx))]);
      const left = await nameSkus(tx);
      const { skus, unknown } = await countStaged(tx);
      if (skus === 0) throw new Refusal(message('The ERP names no stock of any sku.'));
      if (unknown > 0) notes.push(unknownSkusNote(unknown));
      if (left > 0) notes.push(unresolvedCodesNote(left));
      notes.push(...fileNotes);
      await lockStocks(tx);
      await writeStaged(tx);
      await deleteOthers(tx, completeWarehouses);
    },
    errors: notes,
  };
}

/** Each bad row is named once: a single one in the message, several in the lines. */
function refuseBadRows(rows: readonly RowError[]): void {
  const faults = byRow(rows);
  const [only, ...others] = faults;
  if (only === undefined) return;
  if (others.length === 0) throw new Refusal(noteLine(only));
  throw new Refusal(badRowsSentence(faults), { errors: faults });
}

const unknownSkusNote = (count: number) =>
  message(
    '{count, plural, one {{count} sku is in no catalog yet; its stock is kept for when one has it} other {{count} skus are in no catalog yet; their stock is kept for when one has them}}',
    { count },
  );

const unresolvedCodesNote = (count: number) =>
  message(
    '{count, plural, one {{count} code of the ERP stands for no sku, or for several; its stock is left out} other {{count} codes of the ERP stand for no sku, or for several; their stock is left out}}',
    { count },
  );

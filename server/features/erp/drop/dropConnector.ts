import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Message, message } from '../../../../src/domain/language/message';
import type { TaskLog } from '../../../background/taskDefinition';
import type { Workers } from '../../../core/workers';
import { type ErpConnector, ErpUnreachable, type StockReading } from '../../../core/erpConnector';
import { codeOf, Refusal } from '../../../core/problems';
import type { FileStore } from '../../../files/fileStore';
import { readStockCsv, readStockSheet } from '../../../files/stockFile';
import { moveDurably, writeDurably } from './durableFiles';
import { isKey } from './fields';
import { collectFiles } from './inbox';

/** Tells the ERP that an order it accepted is withdrawn; documented in docs/operations.md. */
export type Cancellation = { document: 'cancellation'; format: 1; key: string; erp_number: string };

/**
 * The default connection to an ERP: a shared folder (docs/operations.md). Documents are written to `out`; answers and
 * the ERP's own documents are read from `in`. `sent` holds an empty file for each document that was handed over and not yet answered, so that a
 * document which the ERP has already picked up is not written again. Hidden files are still being written.
 */
export async function openDropConnector(
  folder: string,
  { log, workers, files }: { log: TaskLog; workers: Workers; files: FileStore },
): Promise<ErpConnector> {
  const out = path.join(folder, 'out');
  const sent = path.join(folder, 'sent');
  const inbox = path.join(folder, 'in');
  for (const needed of [out, sent, path.join(inbox, 'done'), path.join(inbox, 'bad')])
    await mkdir(needed, { recursive: true, mode: 0o770 });

  function filesOf(key: string) {
    if (!isKey(key)) throw new Error('A sales order needs a key that can be part of a file name.');
    return {
      draft: path.join(out, `.${key}.tmp`),
      mark: path.join(sent, key),
      document: path.join(out, `${key}.json`),
      cancellation: path.join(out, `${key}.cancel.json`),
      cancellationDraft: path.join(out, `.${key}.cancel.tmp`),
    };
  }

  return {
    async submit(order) {
      const { draft, mark, document } = filesOf(order.key);
      try {
        // Mark and draft: about to be handed over. Mark alone: handed over. The atomic move decides.
        if (!(await exists(mark))) {
          await writeDurably(draft, `${JSON.stringify(order, null, 2)}\n`);
          await writeDurably(mark, '');
        }
        if (await exists(draft)) await moveDurably(draft, document);
        return null;
      } catch (error) {
        throw unreachable(error);
      }
    },

    async giveUp(key) {
      const { draft, mark } = filesOf(key);
      try {
        if ((await exists(mark)) && !(await exists(draft))) return 'waits';
        await rm(mark, { force: true });
        await rm(draft, { force: true });
        return 'nothing';
      } catch {
        // Nothing is handed over from a folder that can't be used.
        return 'nothing';
      }
    },

    async withdraw({ key, number }) {
      if (key === null) return { withdrawn: false };
      const { cancellation, cancellationDraft } = filesOf(key);
      const document: Cancellation = { document: 'cancellation', format: 1, key, erp_number: number };
      try {
        await writeDurably(cancellationDraft, `${JSON.stringify(document, null, 2)}\n`);
        await moveDurably(cancellationDraft, cancellation);
        return { withdrawn: true };
      } catch (error) {
        throw unreachable(error);
      }
    },

    collect: collectFiles(inbox, { log, files, onSettled: (key) => rm(filesOf(key).mark, { force: true }) }),

    readStock: () => readDroppedStock(inbox, workers),
  };
}

const exists = async (file: string) => (await sizeOf(file)) !== null;

/** In bytes; null when there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const reasons: Record<string, Message> = {
  ENOENT: message('its drop folder is missing'),
  ENOTDIR: message('its drop folder is missing'),
  EACCES: message('its drop folder cannot be written to'),
  EPERM: message('its drop folder cannot be written to'),
  EROFS: message('its drop folder cannot be written to'),
  ENOSPC: message('the disk of its drop folder is full'),
  EDQUOT: message('the disk of its drop folder is full'),
};

const unreachable = (error: unknown) =>
  new ErpUnreachable(reasons[codeOf(error)] ?? message('its drop folder does not answer'), { cause: error });

/** The file names under which the ERP may leave its stock; the first one found is used. */
const readers = { 'stock.csv': readStockCsv, 'stock.xlsx': readStockSheet };

const largestStock = 64 * 1024 * 1024;

/** Reads the stock file that the ERP has left in its folder, without removing it. */
async function readDroppedStock(inbox: string, workers: Workers): Promise<StockReading> {
  for (const [name, read] of Object.entries(readers)) {
    const file = path.join(inbox, name);
    const size = await sizeOf(file);
    if (size === null) continue;
    if (size > largestStock)
      throw new Refusal(message("The ERP's stock file {name} is larger than 64 MiB.", { name }));
    return read(workers, file);
  }
  throw new Refusal(
    message("There is no stock file in the ERP's folder: it leaves one as in/stock.csv or in/stock.xlsx."),
  );
}

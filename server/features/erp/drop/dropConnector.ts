import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ErpConnector, ErpUnreachable } from '../../../erpConnector';
import type { TaskLog } from '../../../background/taskWork';
import type { Workers } from '../../../background/workers';
import { collectAnswers } from './collectAnswers';
import { codeOf, moveDurably, writeDurably } from './durableFiles';
import { isKey } from './isKey';
import { readDroppedStock } from './readDroppedStock';

/** Tells the ERP that an order which it accepted is withdrawn, documented in docs/operations.md. */
export type Cancellation = { document: 'cancellation'; format: 1; key: string; erp_number: string };

/**
 * The default way to an ERP: a folder that both share (docs/operations.md). A document goes to `out`; answers
 * are read from `in`. `sent` holds an empty file for each document that was handed over and not yet answered,
 * so that one which the ERP has already taken away is not written again. Hidden files are still being written.
 */
export async function openDropConnector(
  folder: string,
  { log, workers }: { log: TaskLog; workers: Workers },
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
        // Mark and draft: about to be handed over. Mark alone: handed over. The move decides, at once.
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
        // Nothing goes out of a folder that can't be used.
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

    collect: collectAnswers(inbox, log, (key) => rm(filesOf(key).mark, { force: true })),

    readStock: () => readDroppedStock(inbox, workers),
  };
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'its drop folder is missing',
  ENOTDIR: 'its drop folder is missing',
  EACCES: 'its drop folder cannot be written to',
  EPERM: 'its drop folder cannot be written to',
  EROFS: 'its drop folder cannot be written to',
  ENOSPC: 'the disk of its drop folder is full',
  EDQUOT: 'the disk of its drop folder is full',
};

const unreachable = (error: unknown) =>
  new ErpUnreachable(reasons[codeOf(error) ?? ''] ?? 'its drop folder does not answer', { cause: error });

import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { WorkerClient } from '../../lib/WorkerClient';
import type { MadeStart, MatchedTable, MatchQuestion, OpenedFile, SheetStart } from './ImportSession';
import type { FileQuestion, FileReply } from './prepareFile.worker';
import type { TextFormat } from './readTables';

/** The largest files take a minute on a slow machine. */
const timeoutMs = 600_000;

const unreadable: FileReply<never> = {
  fault: 'The file could not be read. Save it as .xlsx in your spreadsheet program and try again.',
};

/**
 * Starts a worker with a `ImportSession` for one file, so that the page stays responsive. Its promises reject with an `Error`
 * whose message is for the person.
 */
export function startImportSession() {
  const client = new WorkerClient(
    new Worker(
      /* webpackChunkName: "prepare-file-worker" */ new URL('./prepareFile.worker.ts', import.meta.url),
    ),
    timeoutMs,
  );
  const ask = async <Answer>(question: FileQuestion): Promise<Answer> => {
    const reply = await client.ask<FileReply<Answer>>(question).catch(() => unreadable);
    if ('fault' in reply) throw new Error(reply.fault);
    return reply.answer;
  };
  return {
    open: (file: File, chosen: Partial<TextFormat>) => ask<OpenedFile>({ step: 'open', file, chosen }),
    preview: (sheet: number) => ask<SheetStart>({ step: 'preview', sheet }),
    match: (question: MatchQuestion) => ask<MatchedTable>({ step: 'match', ...question }),
    make: (kind: FileKind, plan: ColumnMapping) => ask<MadeStart>({ step: 'make', kind, plan }),
    write: () => ask<ArrayBuffer>({ step: 'write' }),
    stop: () => client.stop(),
  };
}

/** A `ImportSession` in a worker. */
export type ImportWorker = ReturnType<typeof startImportSession>;

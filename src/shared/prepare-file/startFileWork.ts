import type { Plan } from '../../domain/prepare/plan';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { type FileQuestion, type FileReply, unreadable } from './fileMessages';
import type { MadeStart, MatchedTable, MatchQuestion, OpenedFile, SheetStart } from './FileWork';
import type { TextFormat } from './readTables';

/** A `FileWork` elsewhere. Its promises reject with an `Error` whose message is for the person. */
export interface FileWorker {
  readonly open: (file: File, chosen: Partial<TextFormat>) => Promise<OpenedFile>;
  readonly look: (sheet: number) => Promise<SheetStart>;
  readonly match: (question: MatchQuestion) => Promise<MatchedTable>;
  readonly make: (kind: FileKind, plan: Plan) => Promise<MadeStart>;
  readonly write: () => Promise<ArrayBuffer>;
  readonly stop: () => void;
}

/** Starts a worker for one file, which is read, matched and made there, so that the page stays responsive. */
export function startFileWork(): FileWorker {
  const worker = new Worker(
    /* webpackChunkName: "prepare-file-worker" */ new URL('./prepareFile.worker.ts', import.meta.url),
  );
  const waiting = new Set<(error: Error) => void>();
  worker.addEventListener('error', () => {
    for (const reject of waiting) reject(new Error(unreadable));
  });

  /** Each question has a channel of its own for its answer. */
  const ask = <Answer>(question: FileQuestion): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      waiting.add(reject);
      port1.onmessage = ({ data }: MessageEvent<FileReply<Answer>>) => {
        waiting.delete(reject);
        port1.close();
        if ('fault' in data) reject(new Error(data.fault));
        else resolve(data.answer);
      };
      worker.postMessage(question, [port2]);
    });

  return {
    open: (file, chosen) => ask({ step: 'open', file, chosen }),
    look: (sheet) => ask({ step: 'look', sheet }),
    match: (question) => ask({ step: 'match', ...question }),
    make: (kind, plan) => ask({ step: 'make', kind, plan }),
    write: () => ask({ step: 'write' }),
    stop: () => worker.terminate(),
  };
}

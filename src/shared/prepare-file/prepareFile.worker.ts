import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { answerQuestions } from '../../lib/WorkerClient';
import { SheetFault } from '../file-check/readSheet';
import { ImportSession, type MatchQuestion } from './ImportSession';
import type { TextFormat } from './readTables';

/** One question to the worker that has the file. */
export type FileQuestion =
  | { readonly step: 'open'; readonly file: File; readonly chosen: Partial<TextFormat> }
  | { readonly step: 'look'; readonly sheet: number }
  | ({ readonly step: 'match' } & MatchQuestion)
  | { readonly step: 'make'; readonly kind: FileKind; readonly plan: ColumnMapping }
  | { readonly step: 'write' };

/** The worker's answer, or why there is none, in words for the person. */
export type FileReply<Answer> = { readonly answer: Answer } | { readonly fault: string };

const work = new ImportSession();

answerQuestions<FileQuestion, FileReply<unknown>>(async (question) => {
  try {
    return { answer: await answerOf(question) };
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.message };
    throw error;
  }
});

async function answerOf(question: FileQuestion) {
  switch (question.step) {
    case 'open':
      return work.open(new Uint8Array(await question.file.arrayBuffer()), question.chosen);
    case 'look':
      return work.look(question.sheet);
    case 'match':
      return work.match(question);
    case 'make':
      return work.make(question.kind, question.plan);
    case 'write':
      return work.write();
  }
}

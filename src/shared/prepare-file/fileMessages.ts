import type { Plan } from '../../domain/prepare/plan';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { SheetFault } from '../file-check/readSheet';
import type { FileWork, MatchQuestion } from './FileWork';
import type { TextFormat } from './readTables';

/** One question to the worker that has the file. */
export type FileQuestion =
  | { readonly step: 'open'; readonly file: File; readonly chosen: Partial<TextFormat> }
  | { readonly step: 'look'; readonly sheet: number }
  | ({ readonly step: 'match' } & MatchQuestion)
  | { readonly step: 'make'; readonly kind: FileKind; readonly plan: Plan }
  | { readonly step: 'write' };

/** The worker's answer, or why there is none, in words for the person. */
export type FileReply<Answer> = { readonly answer: Answer } | { readonly fault: string };

/** The fault of a file that made its reader fail in a way that nobody foresaw. */
export const unreadable =
  'The file could not be read. Save it as .xlsx in your spreadsheet program and try again.';

/** Answers a question about the file that `work` is about; never rejects. */
export async function answerQuestion(work: FileWork, question: FileQuestion): Promise<FileReply<unknown>> {
  try {
    return { answer: await answerOf(work, question) };
  } catch (error) {
    return { fault: error instanceof SheetFault ? error.message : unreadable };
  }
}

async function answerOf(work: FileWork, question: FileQuestion) {
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

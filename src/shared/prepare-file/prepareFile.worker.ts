import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import type { FileKind } from '../../domain/spreadsheet/sheet';
import { answerQuestions } from '../../lib/WorkerClient';
import { SheetFault } from '../file-check/readSheet';
import { ImportSession, type MatchQuestion } from './ImportSession';
import type { TextFormat } from './readTables';

/** A request to the import worker. */
export type FileQuestion =
  | { readonly step: 'open'; readonly file: File; readonly chosen: Partial<TextFormat> }
  | { readonly step: 'preview'; readonly sheet: number }
  | ({ readonly step: 'match' } & MatchQuestion)
  | { readonly step: 'make'; readonly kind: FileKind; readonly plan: ColumnMapping }
  | { readonly step: 'write' };

/** The worker's answer, or an error message. */
export type FileReply<Answer> = { readonly answer: Answer } | { readonly fault: string };

const session = new ImportSession();

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
      return session.open(new Uint8Array(await question.file.arrayBuffer()), question.chosen);
    case 'preview':
      return session.preview(question.sheet);
    case 'match':
      return session.match(question);
    case 'make':
      return session.make(question.kind, question.plan);
    case 'write':
      return session.write();
  }
}

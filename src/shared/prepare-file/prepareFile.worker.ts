import type { ColumnMapping } from '../../domain/prepare/columnMapping';
import type { FileKind } from '../../domain/uploads/uploads';
import { answerQuestions } from '../worker-client/WorkerClient';
import { ImportSession, type MatchQuestion } from './ImportSession';
import type { TextFormat } from './readTables';

/** A step of the import; the answer is that of the method of `ImportSession`. */
export type ImportStep =
  | { readonly step: 'open'; readonly file: File; readonly chosen: Partial<TextFormat> }
  | { readonly step: 'show'; readonly sheet: number }
  | ({ readonly step: 'match' } & MatchQuestion)
  | { readonly step: 'make'; readonly kind: FileKind; readonly plan: ColumnMapping }
  | { readonly step: 'write' };

const session = new ImportSession();

answerQuestions(async (question: ImportStep) => {
  switch (question.step) {
    case 'open':
      return session.open(new Uint8Array(await question.file.arrayBuffer()), question.chosen);
    case 'show':
      return session.show(question.sheet);
    case 'match':
      return session.match(question);
    case 'make':
      return session.make(question.kind, question.plan);
    case 'write':
      return session.write();
  }
});

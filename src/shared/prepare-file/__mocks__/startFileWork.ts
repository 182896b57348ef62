import { answerQuestion, type FileQuestion } from '../fileMessages';
import { FileWork } from '../FileWork';
import type { FileWorker } from '../startFileWork';

/** The same work on the test's own thread: jsdom has no workers. */
export function startFileWork(): FileWorker {
  const work = new FileWork();
  const faultsOf = async <Answer>(question: FileQuestion, answer: () => Answer): Promise<Answer> => {
    const reply = await answerQuestion(work, question);
    if ('fault' in reply) throw new Error(reply.fault);
    return answer();
  };
  return {
    open: async (file, chosen) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return faultsOf({ step: 'open', file, chosen }, () => work.open(bytes, chosen));
    },
    look: async (sheet) => work.look(sheet),
    match: async (question) => work.match(question),
    make: async (kind, plan) => work.make(kind, plan),
    write: async () => work.write(),
    stop: () => undefined,
  };
}

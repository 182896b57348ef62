import type { Message } from '../../domain/language/message';
import { inEnglish, inWords } from '../../domain/language/wording';

/** A message from a worker: progress, an answer or a failure, with its sentence if there is one for the person. */
type Reply<Answer> =
  | { readonly answer: Answer; readonly isLast: boolean }
  | { readonly isLast: true; readonly fault: string | Message | null };

/** Why a worker could not answer, in a sentence for the person. */
export class WorkerFault extends Error {
  constructor(readonly reason: string | Message) {
    super(inWords(inEnglish, reason));
  }
}

/**
 * Sends a worker questions, one at a time. A promise rejects with the worker's `WorkerFault`, or with another error when
 * the worker fails otherwise or takes longer than `timeoutMs`.
 */
export class WorkerClient<Question> {
  private last: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>,
    private readonly timeoutMs: number,
  ) {}

  /** `onProgress` gets the messages before the answer. */
  ask<Answer>(question: Question, onProgress?: (progress: Answer) => void): Promise<Answer> {
    const answer = this.last.then(() => this.askNow(question, onProgress));
    this.last = answer.catch(() => {});
    return answer;
  }

  private askNow<Answer>(question: Question, onProgress?: (progress: Answer) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const fail = (error: Error) => {
        port1.close();
        if (!this.isStopped) reject(error);
      };
      const failUnanswered = () => fail(new Error('The worker has not answered.'));
      const timer = setTimeout(failUnanswered, this.timeoutMs);
      this.worker.addEventListener('error', failUnanswered, { once: true });
      port1.onmessage = ({ data }: MessageEvent<Reply<Answer>>) => {
        if (!data.isLast) return onProgress?.(data.answer);
        clearTimeout(timer);
        if ('fault' in data)
          return data.fault === null ? failUnanswered() : fail(new WorkerFault(data.fault));
        port1.close();
        resolve(data.answer);
      };
      this.worker.postMessage(question, [port2]);
    });
  }

  /** Terminates the worker. A pending promise never settles. */
  stop(): void {
    this.isStopped = true;
    this.worker.terminate();
  }
}

/** In a worker: answers the questions of its `WorkerClient`; `answer` may throw a `WorkerFault`. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question, onProgress: (progress: Answer) => void) => Answer | Promise<Answer>,
): void {
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Question>) => {
    const send = (reply: Reply<Answer>) => port?.postMessage(reply);
    const onProgress = (progress: Answer) => send({ answer: progress, isLast: false });
    Promise.resolve(data)
      .then((question) => answer(question, onProgress))
      .then((last) => send({ answer: last, isLast: true }))
      .catch((error: unknown) =>
        send({ isLast: true, fault: error instanceof WorkerFault ? error.reason : null }),
      );
  });
}

import { answerQuestion, type FileQuestion } from './fileMessages';
import { FileWork } from './FileWork';

const work = new FileWork();
/** One after the other: each question is about what the one before has left. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data, ports: [port] }: MessageEvent<FileQuestion>) => {
  last = last.then(async () => port?.postMessage(await answerQuestion(work, data)));
});

import type { PictureQuestion, PictureReply } from './makePicture';

/** Makes pictures elsewhere, a few at a time. */
export interface PictureWork {
  readonly make: (question: PictureQuestion) => Promise<PictureReply>;
  readonly stop: () => void;
}

const mostWorkers = 4;
const patienceMs = 30_000;
const noAnswer: PictureReply = {
  fault: 'could not be made in this browser; try again, or with a smaller picture',
};

/** Starts workers that make pictures, as many as the machine has cores for, but at most four. */
export function startPictureWork(): PictureWork {
  const count = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency - 1));
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(/* webpackChunkName: "make-picture" */ new URL('./makePicture.worker.ts', import.meta.url)),
  );
  const idle = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  const next = () => {
    const worker = idle.pop();
    return worker === undefined
      ? new Promise<Worker>((resolve) => waiting.push(resolve))
      : Promise.resolve(worker);
  };
  const release = (worker: Worker) => {
    const first = waiting.shift();
    if (first === undefined) idle.push(worker);
    else first(worker);
  };
  return {
    make: async (question) => {
      const worker = await next();
      const reply = await ask(worker, question);
      release(worker);
      return reply;
    },
    stop: () => workers.forEach((worker) => worker.terminate()),
  };
}

/** A worker that does not answer is not waited for forever. */
function ask(worker: Worker, question: PictureQuestion): Promise<PictureReply> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (reply: PictureReply) => {
      clearTimeout(timer);
      port1.close();
      resolve(reply);
    };
    const timer = setTimeout(() => end(noAnswer), patienceMs);
    port1.onmessage = ({ data }: MessageEvent<PictureReply>) => end(data);
    worker.postMessage(question, [port2]);
  });
}

import type { FileCheck } from './FileCheck';
import type { FileQuestion } from './fileCheck.worker';

/** A check that takes longer is left to the server. */
const patienceMs = 60_000;

/** Checks a file in a worker, so that the page stays responsive; returns a function that stops it. */
export function startFileCheck(question: FileQuestion, tell: (check: FileCheck) => void): () => void {
  const worker = new Worker(
    /* webpackChunkName: "file-check" */ new URL('./fileCheck.worker.ts', import.meta.url),
  );
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const giveUp = () => {
    stop();
    tell({ state: 'unchecked' });
  };
  const timer = setTimeout(giveUp, patienceMs);
  worker.addEventListener('message', ({ data: check }: MessageEvent<FileCheck>) => {
    if (check.state !== 'reading') stop();
    tell(check);
  });
  worker.addEventListener('error', giveUp);
  worker.postMessage(question);
  return stop;
}

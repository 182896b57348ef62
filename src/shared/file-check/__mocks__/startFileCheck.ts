import { checkBytes } from '../checkBytes';
import type { FileCheck } from '../FileCheck';
import type { FileQuestion } from '../fileCheck.worker';

/** The same check on the test's own thread: jsdom has no workers. */
export function startFileCheck({ kind, file }: FileQuestion, tell: (check: FileCheck) => void): () => void {
  let isStopped = false;
  void file.arrayBuffer().then((buffer) => {
    checkBytes(kind, new Uint8Array(buffer), (check) => {
      if (!isStopped) tell(check);
    });
  });
  return () => {
    isStopped = true;
  };
}

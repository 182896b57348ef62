import { type FillReading, readFill } from '../readFill';

/** The same on the test's own thread: jsdom has no workers. */
export function startReading(file: File, tell: (reading: FillReading) => void): () => void {
  let isStopped = false;
  void file.arrayBuffer().then((buffer) => {
    if (!isStopped) tell(readFill(new Uint8Array(buffer)));
  });
  return () => {
    isStopped = true;
  };
}

import { spreadsheetFaults, spreadsheetLimits } from '../../../domain/spreadsheet/sheet';
import type { FillReading } from './readFill';

const patienceMs = 60_000;

/** Reads a filled file in a worker, so that the sheet stays responsive; returns a function that stops it. */
export function startReading(file: File, tell: (reading: FillReading) => void): () => void {
  if (file.size > spreadsheetLimits.bytes) {
    tell({ state: 'fault', message: spreadsheetFaults.tooLarge });
    return () => {};
  }
  const worker = new Worker(
    /* webpackChunkName: "fill-worker" */ new URL('./fill.worker.ts', import.meta.url),
  );
  const end = (reading: FillReading) => {
    stop();
    tell(reading);
  };
  const giveUp = () => end({ state: 'fault', message: spreadsheetFaults.damaged });
  const timer = setTimeout(giveUp, patienceMs);
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FillReading>) => end(data));
  worker.addEventListener('error', giveUp);
  worker.postMessage(file);
  return stop;
}

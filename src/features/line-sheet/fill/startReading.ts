import { spreadsheetFaults, spreadsheetLimits } from '../../../domain/spreadsheet/sheet';
import { WorkerClient } from '../../../shared/worker-client/WorkerClient';
import { type FillReading, unreadable } from './readFill';

const timeoutMs = 60_000;

/** Reads a filled file in a worker, so that the sheet stays responsive; returns a function that stops it. */
export function startReading(file: File, onReading: (reading: FillReading) => void): () => void {
  if (file.size > spreadsheetLimits.bytes) {
    onReading({ state: 'fault', message: spreadsheetFaults.tooLarge });
    return () => {};
  }
  const client = new WorkerClient<File>(new Worker(new URL('./fill.worker.ts', import.meta.url)), timeoutMs);
  void client
    .ask<FillReading>(file)
    .catch(() => unreadable)
    .then((reading) => {
      client.stop();
      onReading(reading);
    });
  return () => client.stop();
}

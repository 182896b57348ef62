import { useEffect, useState } from 'react';
import { spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import type { FileKind } from '../../domain/uploads/uploads';
import { WorkerClient } from '../worker-client/WorkerClient';
import type { FileCheck } from './FileCheck';
import type { FileQuestion } from './fileCheck.worker';

const none: FileCheck = { state: 'none' };
const started: FileCheck = { state: 'reading', done: 0, total: null };
const tooLarge: FileCheck = { state: 'fault', message: spreadsheetFaults.tooLarge, canPrepare: false };
const unchecked: FileCheck = { state: 'unchecked' };

/** The timeout of a check; after it only the server checks the file. */
const timeoutMs = 60_000;

/** Checks a chosen spreadsheet in a worker before it is sent. */
export function useFileCheck(kind: FileKind, file: File | null): FileCheck {
  const [seen, setSeen] = useState<{ kind: FileKind; file: File; check: FileCheck } | null>(null);
  const isTooLarge = file !== null && file.size > spreadsheetLimits.bytes;

  useEffect(
    function checkChosenFile() {
      if (file === null || isTooLarge) return;
      const client = startWorker();
      const show = (check: FileCheck) => setSeen({ kind, file, check });
      void client
        .ask<FileCheck>({ kind, file }, show)
        .catch(() => unchecked)
        .then((check) => {
          client.stop();
          show(check);
        });
      return () => client.stop();
    },
    [kind, file, isTooLarge],
  );

  if (file === null) return none;
  if (isTooLarge) return tooLarge;
  return seen?.file === file && seen.kind === kind ? seen.check : started;
}

const startWorker = () =>
  new WorkerClient<FileQuestion>(new Worker(new URL('./fileCheck.worker.ts', import.meta.url)), timeoutMs);

import { useEffect, useState } from 'react';
import { type FileKind, spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import type { FileCheck } from './FileCheck';
import { startFileCheck } from './startFileCheck';

const none: FileCheck = { state: 'none' };
const started: FileCheck = { state: 'reading', done: 0, total: null };
const tooLarge: FileCheck = { state: 'fault', message: spreadsheetFaults.tooLarge };

/** Checks a chosen spreadsheet in a worker before it is sent. */
export function useFileCheck(kind: FileKind, file: File | null): FileCheck {
  const [seen, setSeen] = useState<{ kind: FileKind; file: File; check: FileCheck } | null>(null);
  const isTooLarge = file !== null && file.size > spreadsheetLimits.bytes;

  useEffect(
    function checkChosenFile() {
      if (file === null || isTooLarge) return;
      return startFileCheck({ kind, file }, (check) => setSeen({ kind, file, check }));
    },
    [kind, file, isTooLarge],
  );

  if (file === null) return none;
  if (isTooLarge) return tooLarge;
  return seen?.file === file && seen.kind === kind ? seen.check : started;
}

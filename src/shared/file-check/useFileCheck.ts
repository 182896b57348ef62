import { useEffect, useState } from 'react';
import { type FileKind, spreadsheetFaults, spreadsheetLimits } from '../../domain/spreadsheet/sheet';
import { startFileCheck } from './startFileCheck';
import type { RowError } from '../../domain/spreadsheet/rowErrors';

const none: FileCheck = { state: 'none' };
const started: FileCheck = { state: 'reading', done: 0, total: null };
const tooLarge: FileCheck = { state: 'fault', message: spreadsheetFaults.tooLarge };

/** What the page itself finds in a chosen spreadsheet before it is sent, read in a thread of its own. */
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

/** How far the reading of a chosen file is, and what came of it. */
export type FileCheck =
  | { readonly state: 'none' }
  /** `total` is unknown until the file is unpacked. */
  | { readonly state: 'reading'; readonly done: number; readonly total: number | null }
  | { readonly state: 'good'; readonly rows: number }
  | { readonly state: 'bad'; readonly errors: readonly RowError[] }
  /** The file cannot be read at all, and why. */
  | { readonly state: 'fault'; readonly message: string }
  /** It could not be read here, so that the host alone will tell. */
  | { readonly state: 'unchecked' };

/** Whether a file that was checked so may be sent: bad ones would only be refused by the host. */
export function maySend({ state }: FileCheck): boolean {
  return state === 'good' || state === 'unchecked';
}

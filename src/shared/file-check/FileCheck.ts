import type { Message } from '../../domain/language/message';
import type { RowError, RowNote } from '../../domain/spreadsheet/rowErrors';

/** The progress of reading a chosen file, or its outcome. */
export type FileCheck =
  | { readonly state: 'none' }
  /** `total` is unknown until the file is unpacked. */
  | { readonly state: 'reading'; readonly done: number; readonly total: number | null }
  | {
      readonly state: 'good';
      readonly rows: number;
      readonly notes: readonly RowNote[];
      /** Whether it has the brand's own codes, which only the server can compare with other garments'. */
      readonly hasOwnCodes?: true;
    }
  | { readonly state: 'bad'; readonly errors: readonly RowError[] }
  /** Its rows are valid, and the server is checking its own codes. */
  | { readonly state: 'asking' }
  /** Its rows are valid, but the server would refuse them. */
  | { readonly state: 'refused'; readonly errors: readonly RowError[] }
  /** The file cannot be read at all, and why; `canPrepare` when 'Prepare a file' may read it all the same. */
  | { readonly state: 'fault'; readonly message: string | Message; readonly canPrepare: boolean }
  /** It could not be checked in the browser; only the server can check it. */
  | { readonly state: 'unchecked' };

/** Whether a file with this check may be sent: the server would refuse a bad one anyway. */
export function maySend({ state }: FileCheck): boolean {
  return state === 'good' || state === 'unchecked';
}

/** Whether 'Prepare a file' may make a valid file of one with this check. */
export function canPrepare(check: FileCheck): boolean {
  if (check.state === 'fault') return check.canPrepare;
  return check.state === 'bad' || check.state === 'refused' || check.state === 'unchecked';
}

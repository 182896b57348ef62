import type { RowError, RowNote } from '../../domain/spreadsheet/rowErrors';

/** The progress of reading a chosen file, or its outcome. */
export type FileCheck =
  | { readonly state: 'none' }
  /** `total` is unknown until the file is unpacked. */
  | { readonly state: 'reading'; readonly done: number; readonly total: number | null }
  | { readonly state: 'good'; readonly rows: number; readonly notes: readonly RowNote[] }
  | { readonly state: 'bad'; readonly errors: readonly RowError[] }
  /** The file cannot be read at all, and why. */
  | { readonly state: 'fault'; readonly message: string }
  /** It could not be read here: only the server can check it. */
  | { readonly state: 'unchecked' };

/** Whether a file with this check may be sent: the server would refuse a bad one anyway. */
export function maySend({ state }: FileCheck): boolean {
  return state === 'good' || state === 'unchecked';
}

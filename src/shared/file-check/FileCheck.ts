import type { RowError } from '../../domain/spreadsheet/rowErrors';

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

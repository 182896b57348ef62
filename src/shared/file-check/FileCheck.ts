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
      /** Whether it has codes of the brand's own, which the server alone can compare with those of other garments. */
      readonly hasOwnCodes?: true;
    }
  | { readonly state: 'bad'; readonly errors: readonly RowError[] }
  /** Its rows are good, and the server is asked about its own codes. */
  | { readonly state: 'asking' }
  /** Its rows are good, and the server would refuse them. */
  | { readonly state: 'refused'; readonly errors: readonly RowError[] }
  /** The file cannot be read at all, and why. */
  | { readonly state: 'fault'; readonly message: string }
  /** It could not be read here: only the server can check it. */
  | { readonly state: 'unchecked' };

/** Whether a file with this check may be sent: the server would refuse a bad one anyway. */
export function maySend({ state }: FileCheck): boolean {
  return state === 'good' || state === 'unchecked';
}

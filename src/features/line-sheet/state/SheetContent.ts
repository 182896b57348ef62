import type { GroupedLines } from '../../../domain/orders/lines';

/** What a person edits on a line sheet, and what a save sends. */
export interface SheetContent {
  readonly lines: GroupedLines;
  readonly wanted: readonly string[];
  /** Epoch seconds. */
  readonly serviceDate: number | null;
}

/** The content as the server has it, in this version. */
export interface SheetBase extends SheetContent {
  readonly version: number;
}

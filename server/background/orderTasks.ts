import type { Db } from '../db/openDatabase';
import type { Viewer } from '../core/call';

/** An order's turn in a task over many: who does it, when, and the order's wire id. */
export interface OrderStepInput {
  user: Viewer;
  orderId: string;
  at: Date;
  /** For the action that sets it, the new delivery date in epoch seconds, or null. */
  serviceDate?: number | null;
}

/**
 * What a task does to one order, in the transaction that also writes its line of the report. Throws a `Refusal` or
 * `Problem` when it may not be done, `NothingToDo` when there is nothing to do.
 */
export type OrderStep = (tx: Db, turn: OrderStepInput) => Promise<void>;

/** What a task makes of one order: a file's name and bytes. Throws like an `OrderStep`. */
export type OrderFileMaker = (
  turn: Pick<OrderStepInput, 'user' | 'orderId'>,
  signal: AbortSignal,
) => Promise<{ fileName: string; bytes: Uint8Array }>;

/** The order is already as it was asked to be; the message is a sentence for the person. */
export class NothingToDo extends Error {}

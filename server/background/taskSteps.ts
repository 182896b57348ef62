import type { Message } from '../../src/domain/language/message';
import { inEnglish } from '../../src/domain/language/wording';
import type { Db } from '../db/openDatabase';
import type { Viewer } from '../core/call';
import type { ReaderLocale } from '../core/languages';

/** The input of one order's step in a bulk task: who does it, when, and the order's wire id. */
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
export type OrderStep = (tx: Db, input: OrderStepInput) => Promise<void>;

/** Makes the file of one order in a bulk task, in a language. Throws like an `OrderStep`. */
export type OrderFileMaker = (
  input: Pick<OrderStepInput, 'user' | 'orderId'> & { locale: ReaderLocale },
  signal: AbortSignal,
) => Promise<{ fileName: string; bytes: Uint8Array }>;

/**
 * What a task does to one customer, like an `OrderStep`: enables catalogs, sets the agents, or sets the price list.
 */
export type CustomerStep = (
  tx: Db,
  input: { user: Viewer; customerId: string; catalogs: string[]; agents: string[]; pricelist: string | null },
) => Promise<void>;

/** The order already is as requested, in a sentence for the person. */
export class NothingToDo extends Error {
  constructor(readonly sentence: Message) {
    super(inEnglish(sentence));
  }
}

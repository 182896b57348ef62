import type { SalesOrder } from './SalesOrder';

/** What the ERP answered to a sales order; `key` is that of the order's document. */
export type Acknowledgement =
  | { key: string; status: 'accepted'; erp_number: string }
  | { key: string; status: 'rejected'; message: string };

/** The way to an ERP. One that drives another ERP keeps these promises and nothing else changes. */
export interface ErpConnector {
  /**
   * Hands a sales order over. Doing it again with the same key, after whatever interruption, changes nothing;
   * never called twice at a time for one key. Throws `ErpUnreachable` when it can't be done now.
   */
  submit(order: SalesOrder): Promise<void>;
  /** Makes sure that an order is not handed over any more; false when it already was. */
  withdraw(key: string): Promise<boolean>;
  /**
   * Hands every answer that waits to `handle`, and counts it as settled once that has resolved: an answer comes
   * at least once, and again when the host was interrupted or `handle` failed.
   */
  collect(handle: (answer: Acknowledgement) => Promise<void>): Promise<void>;
}

/** The ERP can't be reached at the moment; the message finishes the sentence 'The ERP could not be reached: '. */
export class ErpUnreachable extends Error {}

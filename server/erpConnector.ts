/** What the ERP says of an order; `key` is that of the order's document. */
export type ErpAnswer =
  | { key: string; status: 'accepted'; erp_number: string }
  | { key: string; status: 'rejected'; message: string }
  /** An order that was withdrawn is withdrawn there too. */
  | { key: string; status: 'withdrawn' }
  /** An order that was withdrawn is kept there all the same, and why. */
  | { key: string; status: 'kept'; message: string };

/** How an order that the ERP holds is known there: by the key it was sent under, and the ERP's own number or ''. */
export type Booking = { key: string | null; number: string };

/** What came of withdrawing: whether there was something to withdraw, or a sentence why the ERP keeps it. */
export type Withdrawal = { withdrawn: boolean } | { refusal: string };

/** The stock that the ERP gives. */
export type StockReading = {
  /** JSON lists of `{sku, warehouse, quantity}`, each of some thousands, every sku of a warehouse once. */
  chunks: string[];
  count: number;
  /** The warehouses of which these are all the figures that there are. */
  warehouses: string[];
};

/** What reading stock is given: where to tell how far it is (0 to 100), and when to stop. */
export type StockReadingOptions = { progress: (percent: number) => Promise<void>; signal: AbortSignal };

/** The way to an ERP. One that drives another ERP keeps these promises and nothing else changes. */
export interface ErpConnector {
  /**
   * Hands a sales order over, and answers what the ERP says at once; null when its answer comes by `collect`. Doing
   * it again with the same key, after whatever interruption, books nothing twice; never called twice at a time for
   * one key. Throws `ErpUnreachable` when it can't be done now.
   */
  submit(order: SalesOrder): Promise<ErpAnswer | null>;
  /**
   * Makes sure that an order is not handed over any more: 'nothing' once that is so, 'waits' when the ERP has it and
   * will answer, or its answer. Throws `ErpUnreachable` when that can't be told now.
   */
  giveUp(key: string): Promise<'nothing' | 'waits' | ErpAnswer>;
  /**
   * Takes an order back that the ERP has accepted and not shipped. Doing it again changes nothing. Throws
   * `ErpUnreachable` when it can't be done now; the order may be withdrawn there all the same.
   */
  withdraw(booking: Booking): Promise<Withdrawal>;
  /**
   * Hands every answer that waits to `handle`, and counts it as settled once that has resolved: an answer comes
   * at least once, and again when the host was interrupted or `handle` failed.
   */
  collect(handle: (answer: ErpAnswer) => Promise<void>): Promise<void>;
  /**
   * Reads the ERP's stock. Throws `StockUnreadable` for stock that can't be taken as it is, `ErpUnreachable` when
   * it can't be had now.
   */
  readStock(options: StockReadingOptions): Promise<StockReading>;
}

/** The ERP can't be reached at the moment; the message finishes the sentence 'The ERP could not be reached: '. */
export class ErpUnreachable extends Error {}

/** The ERP's stock can't be taken: `message` is a sentence for the person, `errors` a line for each bad row. */
export class StockUnreadable extends Error {
  constructor(
    message: string,
    readonly errors: string[] = [],
  ) {
    super(message);
  }
}

/**
 * A sales order as the ERP gets it, documented in docs/operations.md. Money is in major units of `currency`,
 * days are YYYY-MM-DD, a text that is not set is ''.
 */
export interface SalesOrder {
  document: 'sales-order';
  format: 1;
  /** Tells a repeated document from a new one; the ERP's answer names it. */
  key: string;
  order: { id: string; name: string; created: string };
  catalog: { id: string; name: string; season: string; brand: string };
  customer: { id: string; name: string; email: string; sap_id: string | null };
  sales_organization: string;
  channel: string;
  /** Null when the order names no address. */
  ship_to: { sap_id: string; name1: string; address: string } | null;
  /** The day that the customer prefers, or null. */
  delivery_date: string | null;
  currency: string;
  seller: { id: string; name: string; email: string; sap_id: string | null } | null;
  lines: SalesOrderLine[];
  totals: { items_count: number; amount: number };
}

/** One sku of a sales order; `position` counts from 1. */
export interface SalesOrderLine {
  position: number;
  sku: string;
  generic: string;
  name: string;
  color: string;
  color_name: string;
  size: string;
  quantity: number;
  unit_price: number;
  amount: number;
}

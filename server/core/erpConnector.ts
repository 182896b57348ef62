import type { Message } from '../../src/domain/language/message';
import { inEnglish } from '../../src/domain/language/wording';
import type { RowError } from '../../src/domain/spreadsheet/rowErrors';
import type { TaskLine } from './taskLines';

/** The ERP's response to an order; `key` is that of the order's document. */
export type ErpAnswer =
  | { key: string; status: 'accepted'; erp_number: string }
  | { key: string; status: 'rejected'; message: ErpReason }
  /** A withdrawn order is withdrawn in the ERP too. */
  | { key: string; status: 'withdrawn' }
  /** The ERP does not withdraw an order that was withdrawn in Linedesk, and why. */
  | { key: string; status: 'kept'; message: ErpReason };

/** Why an order is not in the ERP, or still is: the ERP's own words, or a message of ours. */
export type ErpReason = string | Message;

/** What the ERP says about an order after it has accepted it: days are epoch seconds, what is unset is '' or null. */
export type ErpDocument = {
  /** The key under which the order was sent; without one, the ERP's number of it. */
  order: { key: string } | { erp_number: string };
  number: string;
  /** A correction has a higher one. */
  revision: number;
  day: number;
  /** It was taken back, and counts no longer. */
  reversed: boolean;
} & (
  | { document: 'order-confirmation'; lines: readonly ErpDocumentLine[] }
  | { document: 'delivery'; lines: readonly ErpDocumentLine[]; shipping: Shipping }
  | { document: 'invoice'; cents: number; currency: string; pdf: ErpPdf | null }
);

/** The PDF of an invoice: a file beside it in the drop folder, or one that is stored among the host's files. */
export type ErpPdf = { file: string } | { key: string };

/** How a delivery was sent. */
export type Shipping = { carrier: string; tracking_number: string; tracking_url: string };

/** A sku by one of its codes; only a confirmation has a day, and a reason for less than was ordered. */
export type ErpDocumentLine = {
  code: { sku: string } | { own_sku: string } | { ean: string };
  quantity: number;
  day: number | null;
  reason: string;
};

/** Takes in what the ERP has left; what throws is tried again. */
export interface ErpReceiver {
  takeAnswer(answer: ErpAnswer): Promise<void>;
  /** Resolves to 'waits' as long as its order is not answered yet, or to why the document can't be taken in. */
  takeDocument(document: ErpDocument, file: string): Promise<'taken' | 'waits' | { fault: Message }>;
  /** Stores why a file can't be taken in. */
  refuseFile(file: string, fault: Message): Promise<void>;
}

/** How the ERP identifies an order: the key it was sent under, and the ERP's own number or ''. */
export type Booking = { key: string | null; number: string };

/** The outcome of a withdrawal: whether there was something to withdraw, or a sentence with the ERP's reason not to. */
export type Withdrawal = { withdrawn: boolean } | { refusal: Message };

/** The stock from the ERP. */
export type StockReading = {
  /**
   * JSON lists of `NamedStock` (src/domain/stock-file.ts) with a few thousand entries each; every name of a warehouse
   * appears once. Those without a row are left out if nothing has their code.
   */
  chunks: string[];
  count: number;
  /** The warehouses for which these figures are complete. */
  warehouses: string[];
  /** Notes about the figures, a line each. */
  notes?: readonly TaskLine[];
  /** The bad rows of a file: with any, its stock is checked, but not applied. */
  faults?: RowError[];
};

/** Options for reading stock: where to report progress (0 to 100), and when to stop. */
export type StockReadingOptions = { progress: (percent: number) => Promise<void>; signal: AbortSignal };

/** The connection to an ERP. A connector for another ERP must give the same guarantees; nothing else changes. */
export interface ErpConnector {
  /**
   * Hands a sales order over and returns the ERP's immediate answer; null when the answer comes through `collect`.
   * Repeating it with the same key, after any interruption, books nothing twice; it is never called concurrently for
   * one key. Throws `ErpUnreachable` when it can't be done now.
   */
  submit(order: SalesOrder): Promise<ErpAnswer | null>;
  /**
   * Makes sure that an order will not be handed over anymore: 'nothing' once that is certain, 'waits' when the ERP has
   * it and will answer, or its answer. Throws `ErpUnreachable` when that is not known now.
   */
  giveUp(key: string): Promise<'nothing' | 'waits' | ErpAnswer>;
  /**
   * Withdraws an order that the ERP has accepted but not shipped. Repeating it changes nothing. Throws `ErpUnreachable`
   * when it can't be done now; the ERP may have withdrawn the order nevertheless.
   */
  withdraw(booking: Booking): Promise<Withdrawal>;
  /**
   * Passes every waiting answer and document to the receiver, and counts it as settled once that resolves: each is
   * delivered at least once, and again if the host was interrupted or the receiver failed.
   */
  collect(receiver: ErpReceiver): Promise<void>;
  /**
   * Reads the PDF of an invoice by its number; null if the ERP has none. Without this, PDFs come with invoices. Throws
   * `ErpUnreachable` when it can't be read now.
   */
  readInvoicePdf?(number: string): Promise<Uint8Array | null>;
  /** Reads the ERP's stock. Throws a `Refusal` for invalid stock, `ErpUnreachable` when it can't be read now. */
  readStock(options: StockReadingOptions): Promise<StockReading>;
}

/** The ERP can't be reached at the moment; the reason finishes the sentence 'The ERP could not be reached: '. */
export class ErpUnreachable extends Error {
  constructor(
    readonly reason: Message,
    options?: ErrorOptions,
  ) {
    super(inEnglish(reason), options);
  }
}

/**
 * A sales order as the ERP gets it, documented in docs/operations.md. Money is in major units of `currency`, days are
 * YYYY-MM-DD, unset strings are ''.
 */
export interface SalesOrder {
  document: 'sales-order';
  format: 1;
  /** Distinguishes a repeated document from a new one; the ERP's answer names it. */
  key: string;
  /** The key of the sales order that this one replaces, which the ERP had accepted. */
  replaces?: string;
  order: { id: string; name: string; created: string };
  catalog: { id: string; name: string; season: string; brand: string };
  customer: { id: string; name: string; email: string; sap_id: string | null };
  sales_organization: string;
  channel: string;
  /** Null when the order has no address. */
  ship_to: { sap_id: string; name1: string; address: string } | null;
  /** The customer's preferred day, or null. */
  delivery_date: string | null;
  currency: string;
  seller: { id: string; name: string; email: string; sap_id: string | null } | null;
  lines: SalesOrderLine[];
  totals: { items_count: number; amount: number };
}

/** One sku of a sales order; `position` counts from 1. The brand's own codes and the EAN are left out where unknown. */
export interface SalesOrderLine {
  position: number;
  sku: string;
  ean?: string;
  own_sku?: string;
  style_code?: string;
  color_code?: string;
  generic: string;
  name: string;
  color: string;
  color_name: string;
  size: string;
  quantity: number;
  unit_price: number;
  amount: number;
}

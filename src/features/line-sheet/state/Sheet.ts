import type { GroupedLines } from '../../../domain/orders/lines';
import type { Totals } from '../../../domain/orders/totals';
import type { Edits, SheetBase, SheetContent } from './edits';

/** Wholesale price in cents and drop of each garment, by generic. */
export type Prices = Readonly<Record<string, { readonly price: number; readonly drop: string }>>;

/** Which sheet of an order: its own, or what its customer proposes. */
export interface SheetName {
  readonly orderId: string;
  /** Of a proposal, what is ordered. */
  readonly ordered?: GroupedLines;
}

/** Names a sheet in the journal and for other tabs. */
export const recordName = ({ orderId, ordered }: SheetName): string =>
  ordered === undefined ? orderId : `${orderId} proposal`;

/** What the line sheet uses of an order from the server. */
export interface ServerSheet extends SheetBase, SheetName {
  readonly finished: boolean;
  readonly prices: Prices;
  /** Why the order can't be changed, or null when it can. */
  readonly refusal: string | null;
}

/** Why the last save failed. Server and network failures are retried automatically. */
export interface SaveFailure {
  readonly kind: 'offline' | 'server' | 'refused' | 'session';
  /** One sentence for the person. */
  readonly message: string;
}

/** The content that a save sends, and its edits. */
export interface SheetInFlight extends SheetBase {
  readonly edits: Edits;
  readonly takesPrices: boolean;
}

/** The open line sheet. Its content is always the base with the edits applied. */
export interface Sheet extends SheetContent, SheetName {
  /** The user who made the edits. */
  readonly userId: string;
  readonly prices: Prices;
  readonly finished: boolean;
  /** Why the order can't be changed, or null when it can. Unsaved edits are retained. */
  readonly refusal: string | null;
  readonly totals: Totals;
  readonly base: SheetBase;
  /** The unacknowledged edits. */
  readonly edits: Edits;
  /** The sequence number of the latest edit. */
  readonly seq: number;
  /** The request in flight, at most one at a time. */
  readonly inFlight: SheetInFlight | null;
  /** The person pressed Save: the order is sent even if nothing changed. */
  readonly isAsked: boolean;
  /** The next save takes today's prices for all lines. */
  readonly takesPrices: boolean;
  readonly failure: SaveFailure | null;
}

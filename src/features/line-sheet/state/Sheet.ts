import type { Totals } from '../../../domain/orders/totals';
import type { Edits, SheetBase, SheetContent } from './edits';

/** Wholesale price in cents and drop of each garment, by generic. */
export type Prices = Readonly<Record<string, { readonly price: number; readonly drop: string }>>;

/** What the line sheet uses of an order from the server. */
export interface ServerSheet extends SheetBase {
  readonly orderId: string;
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

/** What a save sends, with the edits that it carries. */
export interface SheetInFlight extends SheetBase {
  readonly edits: Edits;
  readonly takesPrices: boolean;
}

/** The open line sheet: what the person sees is always the base with the edits on top. */
export interface Sheet extends SheetContent {
  readonly orderId: string;
  /** Whose edits they are. */
  readonly userId: string;
  readonly prices: Prices;
  readonly finished: boolean;
  /** Why the order can't be changed, or null when it can. Unsaved edits stay here. */
  readonly refusal: string | null;
  readonly totals: Totals;
  readonly base: SheetBase;
  /** What the server has not acknowledged. */
  readonly edits: Edits;
  /** The number of the latest edit; each edit has one. */
  readonly seq: number;
  /** The content and the edits of the request under way; there is never more than one. */
  readonly inFlight: SheetInFlight | null;
  /** The person has pressed Save: the order is sent even if nothing has changed. */
  readonly isAsked: boolean;
  /** The person wants today's prices for all lines: the next save takes them. */
  readonly takesPrices: boolean;
  readonly failure: SaveFailure | null;
}

import type { Totals } from '../../../domain/orders/totals';
import type { Edits, SheetBase, SheetContent } from './edits';

/** Wholesale price in cents and drop of each garment, by generic. */
export type Prices = Readonly<Record<string, { readonly price: number; readonly drop: string }>>;

/** What the line sheet takes of an order that the server answered. */
export interface ServerSheet extends SheetBase {
  readonly orderId: string;
  readonly finished: boolean;
  readonly prices: Prices;
  /** Why the order takes no changes, or null when it does. */
  readonly refusal: string | null;
}

/** Why the last save did not succeed. Those of the server and of the network are tried again by themselves. */
export interface SaveFailure {
  readonly kind: 'offline' | 'server' | 'refused' | 'session';
  /** One sentence for the person. */
  readonly message: string;
}

/** The open line sheet: what the person sees is always the base with the edits on top. */
export interface Sheet extends SheetContent {
  readonly orderId: string;
  /** Whose edits these are. */
  readonly userId: string;
  readonly prices: Prices;
  readonly finished: boolean;
  /** Why the order takes no changes, or null when it does: what is not saved then stays here. */
  readonly refusal: string | null;
  readonly totals: Totals;
  readonly base: SheetBase;
  /** What the server has not acknowledged. */
  readonly edits: Edits;
  /** Counts the edits: each is known by its number. */
  readonly seq: number;
  /** What the request under way carries, and for which edits; there is never more than one. */
  readonly inFlight: (SheetBase & { readonly edits: Edits }) | null;
  /** The person has pressed Save: it is sent even if nothing has changed. */
  readonly isAsked: boolean;
  readonly failure: SaveFailure | null;
}

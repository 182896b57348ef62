/** What is kept of each kind of event beside who, when and which order; '' for what was unset. */
interface OrderEventDetails {
  created: Record<never, never>;
  copied: { source: string };
  link_sent: { email: string };
  /** Pieces before the first and after the last of one person's saves in a row. */
  changed: { before: number; pieces: number };
  finished: Record<never, never>;
  reopened: Record<never, never>;
  edited: { changes: { field: EditedField; from: string; to: string }[] };
  sent: { pieces: number };
  /** The ERP's number of the order, where it gave one. */
  accepted: { number: string };
  /** The ERP's words, or ours when it could not be reached. */
  rejected: { message: string };
  unlocked: { withdrawn: boolean };
  /** The ERP's words: why an order that was unlocked here is kept there. */
  kept: { message: string };
  deleted: Record<never, never>;
  handed_over: { from: string; to: string };
}

/** What of an order can be edited beside its line sheet. */
export type EditedField = 'name' | 'address' | 'sales organization';

/** What happened to an order, by its kind. */
export type OrderEvent = {
  [Kind in keyof OrderEventDetails]: { kind: Kind; detail: OrderEventDetails[Kind] };
}[keyof OrderEventDetails];

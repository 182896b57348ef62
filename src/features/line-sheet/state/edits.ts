import { genericOf } from '../../../domain/sku/parseSku';
import type { GroupedLines } from '../../../domain/order-lines/OrderLines';
import { setQuantity } from '../../../domain/order-lines/setQuantity';
import type { SheetContent } from './SheetContent';

/** One thing that was changed and that the server has not acknowledged. */
export interface Edit<Value> {
  readonly value: Value;
  /** What the server had when it was changed: tells our change from somebody else's. */
  readonly base: Value;
  /** Values that were sent and may have arrived, though no answer came. */
  readonly sent: readonly Value[];
  readonly seq: number;
}

/** A wanted code that was set or taken off; implied when a quantity took it off. */
export interface WantedEdit extends Edit<boolean> {
  readonly isImplied: boolean;
}

/** Everything changed and not acknowledged. A quantity of 0 is a removed sku. */
export interface Edits {
  readonly quantities: Readonly<Record<string, Edit<number>>>;
  readonly wanted: Readonly<Record<string, WantedEdit>>;
  readonly serviceDate: Edit<number | null> | null;
}

export const noEdits: Edits = { quantities: {}, wanted: {}, serviceDate: null };

/** How many changes a person would count: a code that a quantity took off the wanted list is no change of its own. */
export function countEdits({ quantities, wanted, serviceDate }: Edits): number {
  const explicit = Object.values(wanted).filter(({ isImplied }) => !isImplied).length;
  return Object.keys(quantities).length + explicit + (serviceDate === null ? 0 : 1);
}

export function hasEdits({ quantities, wanted, serviceDate }: Edits): boolean {
  return serviceDate !== null || !isEmpty(quantities) || !isEmpty(wanted);
}

export function quantityIn(lines: GroupedLines, sku: string): number {
  return lines[genericOf(sku)]?.[sku] ?? 0;
}

/** The edits with one value after the ones before it: what it began from stays known. */
export function edited<Value>(previous: Edit<Value> | null | undefined, next: Omit<Edit<Value>, 'sent'>) {
  return { ...next, sent: previous?.sent ?? [] };
}

/** The edits once their values are on their way: should no answer come, the server may have them. */
export function markSent(edits: Edits): Edits {
  return {
    quantities: mapValues(edits.quantities, withSent),
    wanted: mapValues(edits.wanted, withSent),
    serviceDate: edits.serviceDate && withSent(edits.serviceDate),
  };
}

function withSent<E extends Edit<unknown>>(edit: E): E {
  return edit.sent.includes(edit.value) ? edit : { ...edit, sent: [...edit.sent, edit.value] };
}

/** The edits made after the one of a save that has arrived: of what was sent until then nothing is under way. */
export function editsAfter(edits: Edits, seq: number): Edits {
  const later = <E extends Edit<unknown>>(edit: E): E | null =>
    edit.seq > seq ? { ...edit, sent: [] } : null;
  return {
    quantities: mapValues(edits.quantities, later),
    wanted: mapValues(edits.wanted, later),
    serviceDate: edits.serviceDate && later(edits.serviceDate),
  };
}

/** The skus that are to be ordered, but that neither the catalog nor the saved order has any more. */
export function skusGone(
  edits: Edits,
  lines: GroupedLines,
  garments: readonly { readonly skus: readonly { readonly sku: string }[] }[],
): string[] {
  const known = new Set(garments.flatMap(({ skus }) => skus.map(({ sku }) => sku)));
  return Object.keys(edits.quantities).filter((sku) => !known.has(sku) && quantityIn(lines, sku) === 0);
}

/** The edits whose skus pass. */
export function editsOfSkus(edits: Edits, isKnown: (sku: string) => boolean): Edits {
  return { ...edits, quantities: filterValues(edits.quantities, (_edit, sku) => isKnown(sku)) };
}

/**
 * The edits upon what the server has now: those that it has already are done with, unless another value of theirs may
 * still arrive. Clashes are those that somebody else has changed too, and to something else.
 */
export function rebaseEdits(edits: Edits, server: SheetContent): { edits: Edits; clashes: number } {
  let clashes = 0;
  const isWanted = new Set(server.wanted);

  function rebase<E extends Edit<unknown>>(edit: E, now: E['value']): E | null {
    if (now === edit.value && edit.sent.every((value) => value === now)) return null;
    if (now !== edit.value && now !== edit.base && !edit.sent.includes(now)) clashes += 1;
    return { ...edit, base: now };
  }

  const rebased = {
    quantities: mapValues(edits.quantities, (edit, sku) => rebase(edit, quantityIn(server.lines, sku))),
    wanted: mapValues(edits.wanted, (edit, code) => rebase(edit, isWanted.has(code))),
    serviceDate: edits.serviceDate && rebase(edits.serviceDate, server.serviceDate),
  };
  return { edits: rebased, clashes };
}

/** What a person sees: the server's content with the edits on top, by the same rules as when they were made. */
export function applyEdits(content: SheetContent, edits: Edits): SheetContent {
  let state = { lines: content.lines, wanted: content.wanted };
  for (const [sku, { value }] of Object.entries(edits.quantities)) {
    ({ state } = setQuantity(state, sku, value));
  }
  const toggled = Object.entries(edits.wanted);
  const off = new Set(toggled.filter(([, { value }]) => !value).map(([code]) => code));
  const kept = state.wanted.filter((code) => !off.has(code));
  const on = toggled.filter(([code, { value }]) => value && !kept.includes(code)).map(([code]) => code);
  return {
    lines: state.lines,
    wanted: off.size + on.length === 0 ? state.wanted : [...kept, ...on],
    serviceDate: edits.serviceDate === null ? content.serviceDate : edits.serviceDate.value,
  };
}

/** Edits of several visits as one; of two of the same thing the later visit's holds. All count as made before `seq` 1. */
export function mergeEdits(visits: readonly Edits[]): Edits {
  const merged = visits.reduce(
    (sum, { quantities, wanted, serviceDate }) => ({
      quantities: { ...sum.quantities, ...quantities },
      wanted: { ...sum.wanted, ...wanted },
      serviceDate: serviceDate ?? sum.serviceDate,
    }),
    noEdits,
  );
  const first = { seq: 1 };
  return {
    quantities: mapValues(merged.quantities, (edit) => ({ ...edit, ...first })),
    wanted: mapValues(merged.wanted, (edit) => ({ ...edit, ...first })),
    serviceDate: merged.serviceDate && { ...merged.serviceDate, ...first },
  };
}

function isEmpty(record: object): boolean {
  for (const _key in record) return false;
  return true;
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Value | null,
): Record<string, Value> {
  const result: Record<string, Value> = {};
  for (const [key, value] of Object.entries(record)) {
    const mapped = map(value, key);
    if (mapped !== null) result[key] = mapped;
  }
  return result;
}

function filterValues<Value>(
  record: Readonly<Record<string, Value>>,
  passes: (value: Value, key: string) => boolean,
): Record<string, Value> {
  return mapValues(record, (value, key) => (passes(value, key) ? value : null));
}

import type { GroupedLines } from '../../../domain/orders/lines';
import { setQuantity } from '../../../domain/orders/quantities';
import type { SavedPrices } from '../../../domain/orders/totals';
import { genericOf } from '../../../domain/sku';

/** What a person edits on a line sheet, and what a save sends. */
export interface SheetContent {
  readonly lines: GroupedLines;
  readonly wanted: readonly string[];
  /** Epoch seconds. */
  readonly serviceDate: number | null;
}

/** The content on the server, its version, and the prices that its lines were saved at, if the host tells them. */
export interface SheetBase extends SheetContent {
  readonly version: number;
  readonly kept?: SavedPrices;
}

/** One change that the server has not acknowledged. */
export interface Edit<Value> {
  readonly value: Value;
  /** The server's value at the time of the change: tells our change from somebody else's. */
  readonly base: Value;
  /** Values that were sent and may have arrived, though there was no answer. */
  readonly sent: readonly Value[];
  readonly seq: number;
  /** Somebody else has changed it too, to `base`: it is held back until the person has chosen. */
  readonly isHeld?: boolean;
  /** Values that the person entered for it in tabs now closed, without seeing this one: they are asked about too. */
  readonly rivals?: readonly Value[];
}

/** A wanted code that was added or removed; implied when a quantity removed it. */
export interface WantedEdit extends Edit<boolean> {
  readonly isImplied: boolean;
}

/** All unacknowledged changes. A quantity of 0 is a removed sku. */
export interface Edits {
  readonly quantities: Readonly<Record<string, Edit<number>>>;
  readonly wanted: Readonly<Record<string, WantedEdit>>;
  readonly serviceDate: Edit<number | null> | null;
}

/** The parts of the edits, each with its own kind of value. */
export type EditPart = keyof Edits;

export const noEdits: Edits = { quantities: {}, wanted: {}, serviceDate: null };

/** How many changes a person would count: a code that a quantity took off the wanted list doesn't count by itself. */
export function countEdits({ quantities, wanted, serviceDate }: Edits): number {
  const explicit = Object.values(wanted).filter(({ isImplied }) => !isImplied).length;
  return Object.keys(quantities).length + explicit + (serviceDate === null ? 0 : 1);
}

export function hasEdits({ quantities, wanted, serviceDate }: Edits): boolean {
  return serviceDate !== null || !isEmpty(quantities) || !isEmpty(wanted);
}

/** Whether an edit is held back until the person has chosen. */
export function isWaiting({ isHeld, rivals }: Edit<unknown>): boolean {
  return isHeld === true || rivals !== undefined;
}

/** The edit with these rivals, except values that it or the server already has. */
export function withRivals<E extends Edit<unknown>>(edit: E, rivals: E['rivals'] = []): E {
  const isOther = (one: unknown) => one !== edit.value && one !== edit.base;
  const others = rivals.filter((one, index) => isOther(one) && rivals.indexOf(one) === index);
  if (others.length > 0) return { ...edit, rivals: others };
  return edit.rivals === undefined ? edit : { ...edit, rivals: undefined };
}

export function quantityIn(lines: GroupedLines, sku: string): number {
  return lines[genericOf(sku)]?.[sku] ?? 0;
}

/**
 * The next edit of the same value: it remembers what was sent, and that the person still has to choose, unless they
 * have entered the other value.
 */
export function edited<Value>(
  previous: Edit<Value> | null | undefined,
  { isHeld = previous?.isHeld ?? false, ...next }: Omit<Edit<Value>, 'sent' | 'rivals'>,
): Edit<Value> {
  const edit = withRivals<Edit<Value>>({ ...next, sent: previous?.sent ?? [] }, previous?.rivals);
  return isHeld && edit.value !== edit.base ? { ...edit, isHeld } : edit;
}

/** The skus that the person ordered but that are no longer in the catalog or the saved order. */
export function removedSkus(
  edits: Edits,
  lines: GroupedLines,
  garments: readonly { readonly skus: readonly { readonly sku: string }[] }[],
): string[] {
  const known = new Set(garments.flatMap(({ skus }) => skus.map(({ sku }) => sku)));
  return Object.keys(edits.quantities).filter((sku) => !known.has(sku) && quantityIn(lines, sku) === 0);
}

/** The edits of the skus that pass the test. */
export function editsOfSkus(edits: Edits, isKnown: (sku: string) => boolean): Edits {
  return mapEdits(edits, (edit, part, key) => (part !== 'quantities' || isKnown(key) ? edit : null));
}

/** What the person sees: the server's content with the edits applied, by the same rules as when they were made. */
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

/** Maps each edit; null removes it. The key of the delivery date is ''. */
export function mapEdits(
  { quantities, wanted, serviceDate }: Edits,
  map: <E extends Edit<unknown>>(edit: E, part: EditPart, key: string) => E | null,
): Edits {
  return {
    quantities: mapValues(quantities, (edit, sku) => map(edit, 'quantities', sku)),
    wanted: mapValues(wanted, (edit, code) => map(edit, 'wanted', code)),
    serviceDate: serviceDate && map(serviceDate, 'serviceDate', ''),
  };
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

function isEmpty(record: object): boolean {
  for (const _key in record) return false;
  return true;
}

/** The edits after some of them were sent: without an answer, the server may still have those. */
export function markSent(edits: Edits, onTheirWay: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    if (editOf(onTheirWay, part, key) === undefined || edit.sent.includes(edit.value)) return edit;
    return { ...edit, sent: [...edit.sent, edit.value] };
  });
}

/**
 * The edits without those of a save that has arrived; nothing sent earlier is still under way. An edit that has got a
 * rival in the meantime stays, to be asked about.
 */
export function withoutAcknowledged(edits: Edits, arrived: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    const hasArrived = editOf(arrived, part, key)?.seq === edit.seq;
    return hasArrived && edit.rivals === undefined ? null : { ...edit, sent: [] };
  });
}

/** The edits on top of what our own save has written. */
export function rebaseOnSaved(edits: Edits, content: SheetContent): Edits {
  const nowIn = valuesOf(content);
  return mapEdits(edits, (edit, part, key) => {
    const now = nowIn(part, key);
    const upon = withRivals({ ...edit, base: now }, edit.rivals);
    return now === edit.value && upon.rivals === undefined ? null : upon;
  });
}

/**
 * The edits on top of what the server has now: those that it already has are dropped, and those whose value somebody
 * else has changed differently wait for the person. Values that were sent may still arrive, unless the server has a
 * newer version than the one they were sent for.
 */
export function rebaseEdits(edits: Edits, server: SheetContent, { isNewer = false } = {}): Edits {
  const nowIn = valuesOf(server);
  return mapEdits(edits, (edit, part, key) => {
    const now = nowIn(part, key);
    const sent = isNewer ? [] : edit.sent;
    const isTheirs = edit.isHeld === true || (now !== edit.base && !edit.sent.includes(now));
    const isHeld = (isTheirs && now !== edit.value) || undefined;
    const upon = withRivals({ ...edit, base: now, sent, isHeld }, edit.rivals);
    const isDone = now === edit.value && sent.every((value) => value === now);
    return isDone && upon.rivals === undefined ? null : upon;
  });
}

/**
 * The edits when nobody can tell when they were sent: a quantity or date that may have arrived, and been changed again
 * since, waits for the person.
 */
export function holdSent(edits: Edits): Edits {
  return mapEdits(edits, (edit, part) =>
    part !== 'wanted' && edit.sent.length > 0 ? { ...edit, isHeld: true } : edit,
  );
}

/** Merges the edits of several visits; they count as made at `seq`. */
export function mergeEdits(visits: readonly Edits[], seq = 1): Edits {
  return mapEdits(visits.reduce(mergeTabEdits, noEdits), (edit) => ({ ...edit, seq }));
}

/**
 * Merges the edits of two tabs. Of two edits of the same value the later one wins and the other becomes its rival: the
 * person has seen both in neither tab.
 */
export function mergeTabEdits(earlier: Edits, later: Edits): Edits {
  const quantities = { ...earlier.quantities };
  for (const [sku, edit] of Object.entries(later.quantities))
    quantities[sku] = mergeEdit(quantities[sku], edit);
  const serviceDate = later.serviceDate && mergeEdit(earlier.serviceDate, later.serviceDate);
  return {
    quantities,
    wanted: { ...earlier.wanted, ...later.wanted },
    serviceDate: serviceDate ?? earlier.serviceDate,
  };
}

function mergeEdit<Value>(earlier: Edit<Value> | null | undefined, later: Edit<Value>): Edit<Value> {
  if (!earlier) return later;
  return withRivals(later, [...(later.rivals ?? []), earlier.value, ...(earlier.rivals ?? [])]);
}

function editOf(edits: Edits, part: EditPart, key: string): Edit<unknown> | undefined {
  return part === 'serviceDate' ? (edits.serviceDate ?? undefined) : edits[part][key];
}

/** The values of everything that can be edited. */
function valuesOf({ lines, wanted, serviceDate }: SheetContent) {
  const isWanted = new Set(wanted);
  return (part: EditPart, key: string) => {
    if (part === 'serviceDate') return serviceDate;
    return part === 'wanted' ? isWanted.has(key) : quantityIn(lines, key);
  };
}

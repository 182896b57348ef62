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

/** The content on the server, its version, and the prices that its lines were saved at, if the server reports them. */
export interface SheetBase extends SheetContent {
  readonly version: number;
  readonly savedPrices?: SavedPrices;
}

/** One change that the server has not acknowledged. */
export interface Edit<Value> {
  readonly value: Value;
  /** The server's value when the edit was made; a different server value means that somebody else changed it. */
  readonly base: Value;
  /** Values that were sent but not acknowledged: the server may or may not have them. */
  readonly sent: readonly Value[];
  readonly seq: number;
  /** Somebody else changed it too, to `base`: it isn't saved until the person chooses. */
  readonly isHeld?: boolean;
  /** Conflicting values that the person entered in tabs that were closed: they are asked about too. */
  readonly rivals?: readonly Value[];
}

/** A wanted code that was added or removed. `isImplied` when entering a quantity removed it. */
export interface WantedEdit extends Edit<boolean> {
  readonly isImplied: boolean;
}

/** All unacknowledged changes. A quantity of 0 is a removed sku. */
export interface Edits {
  readonly quantities: Readonly<Record<string, Edit<number>>>;
  readonly wanted: Readonly<Record<string, WantedEdit>>;
  readonly serviceDate: Edit<number | null> | null;
}

export type EditPart = keyof Edits;

export const noEdits: Edits = { quantities: {}, wanted: {}, serviceDate: null };

/** The number of changes shown to the person. Wanted codes that a quantity removed are not counted. */
export function countEdits({ quantities, wanted, serviceDate }: Edits): number {
  const explicit = Object.values(wanted).filter(({ isImplied }) => !isImplied).length;
  return Object.keys(quantities).length + explicit + (serviceDate === null ? 0 : 1);
}

export function hasEdits({ quantities, wanted, serviceDate }: Edits): boolean {
  return serviceDate !== null || !isEmpty(quantities) || !isEmpty(wanted);
}

/** Whether an edit is not saved until the person resolves its conflict. */
export function needsChoice({ isHeld, rivals }: Edit<unknown>): boolean {
  return isHeld === true || rivals !== undefined;
}

/** The edit with these conflicting values, without duplicates and without values that it or the server already has. */
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
 * The next edit of the same value. It carries over what was sent and the unresolved conflict, unless the new value
 * resolves it.
 */
export function edited<Value>(
  previous: Edit<Value> | null | undefined,
  { isHeld = previous?.isHeld ?? false, ...next }: Omit<Edit<Value>, 'sent' | 'rivals'>,
): Edit<Value> {
  const edit = withRivals<Edit<Value>>({ ...next, sent: previous?.sent ?? [] }, previous?.rivals);
  return isHeld && edit.value !== edit.base ? { ...edit, isHeld } : edit;
}

/** The edited skus that are no longer in the catalog or in the saved order. */
export function removedSkus(
  edits: Edits,
  lines: GroupedLines,
  garments: readonly { readonly skus: readonly { readonly sku: string }[] }[],
): string[] {
  const known = new Set(garments.flatMap(({ skus }) => skus.map(({ sku }) => sku)));
  return Object.keys(edits.quantities).filter((sku) => !known.has(sku) && quantityIn(lines, sku) === 0);
}

/** The edits without quantities of skus that fail the test. */
export function editsOfSkus(edits: Edits, isKnown: (sku: string) => boolean): Edits {
  return mapEdits(edits, (edit, part, key) => (part !== 'quantities' || isKnown(key) ? edit : null));
}

/** The server's content with the edits applied, by the same rules as when they were entered. */
export function applyEdits(content: SheetContent, edits: Edits): SheetContent {
  let state = { lines: content.lines, wanted: content.wanted };
  for (const [sku, { value }] of Object.entries(edits.quantities)) {
    ({ state } = setQuantity(state, sku, value));
  }
  const toggled = Object.entries(edits.wanted);
  const off = new Set(toggled.filter(([, { value }]) => !value).map(([code]) => code));
  const remaining = state.wanted.filter((code) => !off.has(code));
  const on = toggled.filter(([code, { value }]) => value && !remaining.includes(code)).map(([code]) => code);
  return {
    lines: state.lines,
    wanted: off.size + on.length === 0 ? state.wanted : [...remaining, ...on],
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

/** Records the sent values: until they are acknowledged, the server may have them. */
export function markSent(edits: Edits, onTheirWay: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    if (editOf(onTheirWay, part, key) === undefined || edit.sent.includes(edit.value)) return edit;
    return { ...edit, sent: [...edit.sent, edit.value] };
  });
}

/**
 * Drops the edits that a save acknowledged. An edit that got a conflicting value in the meantime stays until it is
 * resolved.
 */
export function withoutAcknowledged(edits: Edits, arrived: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    const hasArrived = editOf(arrived, part, key)?.seq === edit.seq;
    return hasArrived && edit.rivals === undefined ? null : { ...edit, sent: [] };
  });
}

/** Rebases the edits onto the content that our own save wrote. */
export function rebaseOnSaved(edits: Edits, content: SheetContent): Edits {
  const nowIn = valuesOf(content);
  return mapEdits(edits, (edit, part, key) => {
    const now = nowIn(part, key);
    const upon = withRivals({ ...edit, base: now }, edit.rivals);
    return now === edit.value && upon.rivals === undefined ? null : upon;
  });
}

/**
 * Rebases the edits onto the server's current content. Edits that the server already has are dropped; edits whose
 * value somebody else changed differently become conflicts. Sent values may still arrive, unless the server has a
 * newer version than the one they were based on.
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
 * Marks sent quantities and dates as conflicts, when it is unknown how long ago they were sent: they may have been
 * saved and changed again since.
 */
export function holdSent(edits: Edits): Edits {
  return mapEdits(edits, (edit, part) =>
    part !== 'wanted' && edit.sent.length > 0 ? { ...edit, isHeld: true } : edit,
  );
}

/** Merges the edits of several visits, with `seq` as the new number of each. */
export function mergeEdits(visits: readonly Edits[], seq = 1): Edits {
  return mapEdits(visits.reduce(mergeTabEdits, noEdits), (edit) => ({ ...edit, seq }));
}

/**
 * Merges the edits of two tabs. For the same value the later edit wins, and the earlier value becomes a conflicting
 * value, since the person never saw both.
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

/** Looks up the current value of anything that can be edited. */
function valuesOf({ lines, wanted, serviceDate }: SheetContent) {
  const isWanted = new Set(wanted);
  return (part: EditPart, key: string) => {
    if (part === 'serviceDate') return serviceDate;
    return part === 'wanted' ? isWanted.has(key) : quantityIn(lines, key);
  };
}

import { type Edit, type EditPart, type Edits, mapEdits, noEdits, quantityIn, withRivals } from './edits';
import type { SheetContent } from './SheetContent';

/** The edits once some of them are on their way: should no answer come, the server may have those. */
export function markSent(edits: Edits, onTheirWay: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    if (editOf(onTheirWay, part, key) === undefined || edit.sent.includes(edit.value)) return edit;
    return { ...edit, sent: [...edit.sent, edit.value] };
  });
}

/**
 * The edits but those of a save that has arrived: of what was sent until then nothing is under way. One that has got a
 * rival meanwhile is still to be asked about.
 */
export function editsBut(edits: Edits, arrived: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    const hasArrived = editOf(arrived, part, key)?.seq === edit.seq;
    return hasArrived && edit.rivals === undefined ? null : { ...edit, sent: [] };
  });
}

/** The edits upon what a save of ours has written. */
export function editsUpon(edits: Edits, content: SheetContent): Edits {
  const nowIn = valuesOf(content);
  return mapEdits(edits, (edit, part, key) => {
    const now = nowIn(part, key);
    const upon = withRivals({ ...edit, base: now }, edit.rivals);
    return now === edit.value && upon.rivals === undefined ? null : upon;
  });
}

/**
 * The edits upon what the server has now: those that it has already are done with, and those that somebody else has
 * changed too, and to something else, wait for the person. Values that were sent may still arrive, unless what the
 * server has is newer than what they were sent upon.
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

/** Edits of several visits as one, which count as made at `seq`. */
export function mergeEdits(visits: readonly Edits[], seq = 1): Edits {
  return mapEdits(visits.reduce(layEdits, noEdits), (edit) => ({ ...edit, seq }));
}

/**
 * Edits of two tabs as one. Of two of the same thing the later one holds, and the other is its rival: in neither tab has
 * the person seen both.
 */
export function layEdits(earlier: Edits, later: Edits): Edits {
  const quantities = { ...earlier.quantities };
  for (const [sku, edit] of Object.entries(later.quantities))
    quantities[sku] = layEdit(quantities[sku], edit);
  const serviceDate = later.serviceDate && layEdit(earlier.serviceDate, later.serviceDate);
  return {
    quantities,
    wanted: { ...earlier.wanted, ...later.wanted },
    serviceDate: serviceDate ?? earlier.serviceDate,
  };
}

function layEdit<Value>(earlier: Edit<Value> | null | undefined, later: Edit<Value>): Edit<Value> {
  if (!earlier) return later;
  return withRivals(later, [...(later.rivals ?? []), earlier.value, ...(earlier.rivals ?? [])]);
}

function editOf(edits: Edits, part: EditPart, key: string): Edit<unknown> | undefined {
  return part === 'serviceDate' ? (edits.serviceDate ?? undefined) : edits[part][key];
}

/** What a content holds of each thing that may be edited. */
function valuesOf({ lines, wanted, serviceDate }: SheetContent) {
  const isWanted = new Set(wanted);
  return (part: EditPart, key: string) => {
    if (part === 'serviceDate') return serviceDate;
    return part === 'wanted' ? isWanted.has(key) : quantityIn(lines, key);
  };
}

import { type Edit, type EditPart, type Edits, mapEdits, noEdits, quantityIn } from './edits';
import type { SheetContent } from './SheetContent';

/** The edits once some of them are on their way: should no answer come, the server may have those. */
export function markSent(edits: Edits, onTheirWay: Edits): Edits {
  return mapEdits(edits, (edit, part, key) => {
    if (editOf(onTheirWay, part, key) === undefined || edit.sent.includes(edit.value)) return edit;
    return { ...edit, sent: [...edit.sent, edit.value] };
  });
}

/** The edits but those of a save that has arrived: of what was sent until then nothing is under way. */
export function editsBut(edits: Edits, arrived: Edits): Edits {
  return mapEdits(edits, (edit, part, key) =>
    editOf(arrived, part, key)?.seq === edit.seq ? null : { ...edit, sent: [] },
  );
}

/** The edits upon what a save of ours has written. */
export function editsUpon(edits: Edits, content: SheetContent): Edits {
  const nowIn = valuesOf(content);
  return mapEdits(edits, (edit, part, key) => {
    const now = nowIn(part, key);
    return now === edit.value ? null : { ...edit, base: now };
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
    if (now === edit.value && sent.every((value) => value === now)) return null;

    const isTheirs = edit.isHeld === true || (now !== edit.base && !edit.sent.includes(now));
    return { ...edit, base: now, sent, isHeld: (isTheirs && now !== edit.value) || undefined };
  });
}

/** Edits of several visits as one; of two of the same thing the later visit's holds. All count as made at `seq`. */
export function mergeEdits(visits: readonly Edits[], seq = 1): Edits {
  const merged = visits.reduce(
    (sum, { quantities, wanted, serviceDate }) => ({
      quantities: { ...sum.quantities, ...quantities },
      wanted: { ...sum.wanted, ...wanted },
      serviceDate: serviceDate ?? sum.serviceDate,
    }),
    noEdits,
  );
  return mapEdits(merged, (edit) => ({ ...edit, seq }));
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

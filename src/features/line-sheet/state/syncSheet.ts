import { countTotals, emptyTotals, type SavedPrices, type Totals } from '../../../domain/orders/totals';
import { type ConflictChoice, chooseEdits, hasSendable, sendableEdits } from './conflicts';
import {
  applyEdits,
  type Edits,
  withoutAcknowledged,
  editsOfSkus,
  rebaseOnSaved,
  hasEdits,
  mergeTabEdits,
  markSent,
  mergeEdits,
  noEdits,
  rebaseEdits,
  type SheetBase,
} from './edits';
import type { SaveFailure, ServerSheet, Sheet, SheetInFlight } from './Sheet';

/** Opens an order with the edits restored from an earlier visit. */
export function openSheet(server: ServerSheet, userId: string, restored: Edits = noEdits): Sheet {
  const { orderId, ordered, prices, finished, refusal } = server;
  const base = baseOf(server);
  const sheet: Sheet = {
    ...base,
    orderId,
    ordered,
    userId,
    prices,
    finished,
    refusal,
    base,
    totals: emptyTotals,
    edits: noEdits,
    seq: 1,
    inFlight: null,
    isAsked: false,
    takesPrices: false,
    failure: null,
  };
  // Renumbered, so that edits of this visit are not mistaken for restored ones.
  return settle(sheet, rebaseEdits(mergeEdits([restored]), base));
}

/** Adds unsaved edits of another tab. Where both tabs changed the same value, the person is asked. */
export function adoptEdits(sheet: Sheet, { unsaved }: { unsaved: Edits }): Sheet {
  const seq = sheet.seq + 1;
  const adopted = mergeEdits([rebaseEdits(unsaved, sheet.base)], seq);
  return settle({ ...sheet, seq }, mergeTabEdits(adopted, sheet.edits));
}

/** Rebases the unacknowledged edits onto an order that was fetched again. */
export function receiveOrder(sheet: Sheet, server: ServerSheet): Sheet {
  // A stale response: it was read before our save was written.
  if (server.version < sheet.base.version) return sheet;
  const { prices, finished, refusal, ordered } = server;
  const isReopened = sheet.refusal !== null && refusal === null;
  const isOver = sheet.failure?.kind === 'session' || (isReopened && sheet.failure?.kind === 'refused');
  const failure = isOver ? null : sheet.failure;
  const received = { ...sheet, prices, finished, refusal, failure, ordered };
  // With the same version only the catalog can be newer, and a save may be in flight.
  if (server.version === sheet.base.version) {
    const repriced = { ...received, base: { ...sheet.base, savedPrices: server.savedPrices } };
    return { ...repriced, totals: totalsOf(repriced) };
  }
  return receiveContent(received, server);
}

/** Applies what another tab saved, or its change of the finished mark. */
export function receiveSaved(
  sheet: Sheet,
  { base, finished }: { base: SheetBase; finished: boolean },
): Sheet {
  return base.version > sheet.base.version ? receiveContent({ ...sheet, finished }, base) : sheet;
}

function receiveContent(sheet: Sheet, server: SheetBase): Sheet {
  const base = baseOf(server);
  return settle({ ...sheet, base }, rebaseEdits(sheet.edits, base, { isNewer: true }));
}

/** Applies the person's choices between conflicting values. */
export function resolveConflicts(sheet: Sheet, { choices }: { choices: readonly ConflictChoice[] }): Sheet {
  const seq = sheet.seq + 1;
  return settle({ ...sheet, seq }, chooseEdits(sheet.edits, choices, seq));
}

/** Discards all unsaved edits. */
export function discardEdits(sheet: Sheet): Sheet {
  return settle({ ...sheet, failure: null }, noEdits);
}

/** Drops the edits of skus that can no longer be ordered. */
export function dropSkus(sheet: Sheet, { skus }: { skus: readonly string[] }): Sheet {
  return settle(
    sheet,
    editsOfSkus(sheet.edits, (sku) => !skus.includes(sku)),
  );
}

/**
 * Whether a save is due. After a refusal it is due only after another change, after the session ended only with a new
 * one.
 */
export function isSaveDue({ edits, isAsked, failure, refusal }: Sheet): boolean {
  if (failure?.kind === 'refused' || failure?.kind === 'session' || refusal !== null) return false;
  return isAsked || hasSendable(edits);
}

export function requestSave(sheet: Sheet): Sheet {
  return { ...sheet, isAsked: true, failure: null };
}

/** Requests a save that takes today's prices. */
export function takePrices(sheet: Sheet): Sheet {
  return { ...requestSave(sheet), takesPrices: true };
}

/** Puts the current content in flight. */
export function startSave(sheet: Sheet): Sheet {
  const edits = sendableEdits(sheet.edits);
  const { lines, wanted, serviceDate } = edits === sheet.edits ? sheet : applyEdits(sheet.base, edits);
  const { takesPrices, base } = sheet;
  const inFlight = { lines, wanted, serviceDate, edits, takesPrices, version: base.version };
  return {
    ...sheet,
    inFlight,
    isAsked: false,
    takesPrices: false,
    edits: markSent(sheet.edits, edits),
  };
}

/** Acknowledges the request in flight, with the order's new version if the response had one. */
export function acknowledgeSave(sheet: Sheet, { version }: { version?: number }): Sheet {
  const { inFlight } = sheet;
  if (inFlight === null) return sheet;
  const later = withoutAcknowledged(sheet.edits, inFlight.edits);
  const saved: Sheet = { ...sheet, inFlight: null, failure: null };
  // The order was fetched again in the meantime and already has what we sent.
  if (sheet.base.version > inFlight.version) return settle(saved, later);

  const { lines, wanted, serviceDate } = inFlight;
  const prices = savedPricesAfter(sheet, inFlight);
  const base = { lines, wanted, serviceDate, version: version ?? inFlight.version, savedPrices: prices };
  const acknowledged = { ...saved, base, edits: rebaseOnSaved(later, base) };
  // Without other edits the totals are already those of the saved content.
  const isRecounted = prices !== undefined && (inFlight.takesPrices || hasEdits(later));
  return isRecounted ? { ...acknowledged, totals: totalsOf(acknowledged) } : acknowledged;
}

/**
 * The saved prices after a save: new and changed lines take the current price; with `takesPrices` all lines do. Saving a
 * proposal leaves those of the order.
 */
function savedPricesAfter(
  { base, prices, ordered }: Sheet,
  { lines, takesPrices }: SheetInFlight,
): SavedPrices | undefined {
  if (base.savedPrices === undefined || ordered !== undefined) return base.savedPrices;
  const result: Record<string, SavedPrices[string]> = {};
  for (const [generic, quantities] of Object.entries(lines)) {
    for (const [sku, quantity] of Object.entries(quantities)) {
      const before = base.savedPrices[sku];
      const isUnchanged = before?.quantity === quantity && !takesPrices;
      result[sku] = isUnchanged ? before : { quantity, price: prices[generic]?.price ?? 0 };
    }
  }
  return result;
}

/** Schedules another save after a version conflict, in which nothing was written. */
export function repeatSave(sheet: Sheet): Sheet {
  const takesPrices = sheet.takesPrices || sheet.inFlight?.takesPrices === true;
  return { ...sheet, inFlight: null, isAsked: true, takesPrices };
}

/** Records a failed save, or one with an unknown outcome: all edits remain to be saved. */
export function failSave(sheet: Sheet, { failure }: { failure: SaveFailure }): Sheet {
  // A requested save is retried even if nothing has changed.
  const isRetried = failure.kind === 'offline' || failure.kind === 'server';
  const takesPrices = sheet.takesPrices || (isRetried && sheet.inFlight?.takesPrices === true);
  return { ...sheet, inFlight: null, failure, isAsked: sheet.isAsked || isRetried, takesPrices };
}

/** Records that the order was marked as finished or not, which created this version. */
export function setFinished(
  sheet: Sheet,
  { finished, version }: { finished: boolean; version?: number },
): Sheet {
  // A later version includes somebody else's changes, which the next save detects and fetches.
  const isNext = version === sheet.base.version + 1;
  return { ...sheet, finished, base: isNext ? { ...sheet.base, version } : sheet.base };
}

function settle(sheet: Sheet, edits: Edits): Sheet {
  const settled = { ...sheet, ...applyEdits(sheet.base, edits), edits };
  return { ...settled, totals: totalsOf(settled) };
}

function totalsOf({ lines, prices, base }: Sheet): Totals {
  return countTotals(lines, new Map(Object.entries(prices)), base.savedPrices);
}

/** The totals of the saved order, without unsaved edits. */
export function savedTotals(sheet: Sheet): Totals {
  return hasEdits(sheet.edits) ? totalsOf({ ...sheet, lines: sheet.base.lines }) : sheet.totals;
}

function baseOf({ lines, wanted, serviceDate, version, savedPrices }: SheetBase): SheetBase {
  return { lines, wanted, serviceDate, version, savedPrices };
}

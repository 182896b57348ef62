import { quantityIn, type SheetContent } from './edits';
import { chooseServiceDate, enterQuantities, toggleWantedCode } from './editSheet';
import type { Sheet } from './Sheet';

/** A value before and after an edit. */
interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Everything that one user action changed, such as a paste. A quantity of 0 is a removed sku. */
export interface Step {
  readonly quantities: Readonly<Record<string, Change<number>>>;
  readonly wanted: Readonly<Record<string, Change<boolean>>>;
  readonly serviceDate: Change<number | null> | null;
}

/** The undo and redo stacks; the last element of each is its top. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const noHistory: History = { done: [], undone: [] };

const maxSteps = 200;

/** What an edit of these skus changed, or null for nothing. */
export function stepBetween(before: SheetContent, after: SheetContent, skus: readonly string[]): Step | null {
  const quantities: Record<string, Change<number>> = {};
  for (const sku of skus) {
    const change = { before: quantityIn(before.lines, sku), after: quantityIn(after.lines, sku) };
    if (change.before !== change.after) quantities[sku] = change;
  }
  const wanted = wantedChanges(before.wanted, after.wanted);
  const hasNewDate = before.serviceDate !== after.serviceDate;
  const serviceDate = hasNewDate ? { before: before.serviceDate, after: after.serviceDate } : null;

  const count = Object.keys(quantities).length + Object.keys(wanted).length;
  return count === 0 && serviceDate === null ? null : { quantities, wanted, serviceDate };
}

/** Adds a step. Typing a date passes through other dates: consecutive date changes are one step. */
export function withStep({ done }: History, step: Step): History {
  const last = done.at(-1);
  if (last && isOnlyDate(last) && isOnlyDate(step) && last.serviceDate && step.serviceDate) {
    const serviceDate = { before: last.serviceDate.before, after: step.serviceDate.after };
    return { done: [...done.slice(0, -1), { ...step, serviceDate }], undone: [] };
  }
  return { done: [...done, step].slice(-maxSteps), undone: [] };
}

export type Direction = 'undo' | 'redo';

/** What undo or redo applies, if anything. */
export function nextStep({ done, undone }: History, direction: Direction): Step | undefined {
  const last = done.at(-1);
  return direction === 'redo' ? undone.at(-1) : last && reversed(last);
}

/** The history after undo or redo. */
export function retraced({ done, undone }: History, direction: Direction): History {
  return direction === 'undo'
    ? { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] }
    : { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}

/** The step in reverse. */
export function reversed({ quantities, wanted, serviceDate }: Step): Step {
  return {
    quantities: mapChanges(quantities),
    wanted: mapChanges(wanted),
    serviceDate: serviceDate && swap(serviceDate),
  };
}

/** Applies a step as ordinary edits. Values that somebody else changed in the meantime are skipped. */
export function applyStep(sheet: Sheet, { quantities, wanted, serviceDate }: Step): Sheet {
  const ours = Object.entries(quantities).filter(
    ([sku, { before }]) => quantityIn(sheet.lines, sku) === before,
  );
  let next = enterQuantities(
    sheet,
    ours.map(([sku, { after }]) => ({ sku, quantity: after || null })),
  );
  // Undoing a removal must not take the sku off the wanted list, as entering a quantity does.
  for (const code of sheet.wanted) {
    if (!next.wanted.includes(code) && !(code in wanted)) next = toggleWantedCode(next, { code });
  }
  // After the quantities, which remove wanted codes.
  for (const [code, { before, after }] of Object.entries(wanted)) {
    const isWanted = next.wanted.includes(code);
    if (isWanted === before && isWanted !== after) next = toggleWantedCode(next, { code });
  }
  const isOurDate = serviceDate !== null && next.serviceDate === serviceDate.before;
  return isOurDate ? chooseServiceDate(next, serviceDate.after) : next;
}

/** Whether all of a step was applied. */
export function isApplied(sheet: SheetContent, { quantities, wanted, serviceDate }: Step): boolean {
  return (
    Object.entries(quantities).every(([sku, { after }]) => quantityIn(sheet.lines, sku) === after) &&
    Object.entries(wanted).every(([code, { after }]) => sheet.wanted.includes(code) === after) &&
    (serviceDate === null || sheet.serviceDate === serviceDate.after)
  );
}

function wantedChanges(before: readonly string[], after: readonly string[]): Record<string, Change<boolean>> {
  if (before === after) return {};
  const [had, has] = [new Set(before), new Set(after)];
  const removed = before
    .filter((code) => !has.has(code))
    .map((code) => [code, { before: true, after: false }]);
  const added = after.filter((code) => !had.has(code)).map((code) => [code, { before: false, after: true }]);
  return Object.fromEntries([...removed, ...added]);
}

function isOnlyDate({ quantities, wanted, serviceDate }: Step): boolean {
  return serviceDate !== null && Object.keys(quantities).length + Object.keys(wanted).length === 0;
}

function mapChanges<Value>(changes: Readonly<Record<string, Change<Value>>>): Record<string, Change<Value>> {
  return Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, swap(change)]));
}

function swap<Value>({ before, after }: Change<Value>): Change<Value> {
  return { before: after, after: before };
}

import { isQuantity } from '../../../domain/orders/quantities';
import type { RunSize, SizeRun } from '../../../domain/size-runs/sizeRun';

/** A size run saved under a name. */
export interface SavedSizeRun {
  readonly name: string;
  readonly sizes: SizeRun;
}

/** The saved size runs; invalid entries are skipped. */
export function readSavedSizeRuns(saved: unknown): readonly SavedSizeRun[] {
  return Array.isArray(saved) ? saved.filter(isSavedSizeRun) : [];
}

/** The run with this name, ignoring case. */
export function runNamed(runs: readonly SavedSizeRun[], name: string): SavedSizeRun | undefined {
  const keyOf = (one: string) => one.trim().toLowerCase();
  return runs.find((run) => keyOf(run.name) === keyOf(name));
}

/** Adds a run, replacing one with the same name. */
export function withRun(runs: readonly SavedSizeRun[], run: SavedSizeRun): readonly SavedSizeRun[] {
  const known = runNamed(runs, run.name);
  return known === undefined ? [...runs, run] : runs.map((one) => (one === known ? run : one));
}

function isSavedSizeRun(value: unknown): value is SavedSizeRun {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    Array.isArray(value.sizes) &&
    value.sizes.every(isRunSize)
  );
}

function isRunSize(value: unknown): value is RunSize {
  if (!isRecord(value) || typeof value.size !== 'string') return false;
  return typeof value.quantity === 'number' && (value.quantity === 0 || isQuantity(value.quantity));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

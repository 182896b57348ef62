import { isQuantity } from '../../../domain/orders/quantities';
import type { RunSize, SizeRun } from '../../../domain/size-runs/sizeRun';

/** A run that a person has kept under a name. */
export interface KeptRun {
  readonly name: string;
  readonly sizes: SizeRun;
}

/** The runs that this browser has kept; what is none is left out. */
export function readKeptRuns(kept: unknown): readonly KeptRun[] {
  return Array.isArray(kept) ? kept.filter(isKeptRun) : [];
}

/** The run of a name, whatever its case. */
export function runNamed(runs: readonly KeptRun[], name: string): KeptRun | undefined {
  return runs.find((run) => isSameName(run.name, name));
}

/** The runs with one more; it takes the place of one of the same name. */
export function withRun(runs: readonly KeptRun[], run: KeptRun): readonly KeptRun[] {
  const known = runNamed(runs, run.name);
  return known === undefined ? [...runs, run] : runs.map((one) => (one === known ? run : one));
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function isKeptRun(value: unknown): value is KeptRun {
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

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The number that a share of the numbers stays under; `share` from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of a report: ours and the others' numbers of one kind, and the bar for ours over the floor's. */
export interface Line {
  what: string;
  unit: string;
  ours: number;
  floor: number;
  others?: Record<string, number>;
  bar?: number;
}

/** Prints a bench's lines as a table: numbers, ratios to the floor, and whether ours keeps the bar. */
export function printReport(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      lines.map(({ what, unit, ours, floor, others = {}, bar }) => [
        what,
        {
          ours: `${round(ours)} ${unit}`,
          floor: `${round(floor)} ${unit}`,
          ...Object.fromEntries(
            Object.entries(others).map(([name, value]) => [
              name,
              `${round(value)} ${unit} (${ratio(value, floor)})`,
            ]),
          ),
          'ours / floor': ratio(ours, floor),
          bar: bar === undefined ? '' : `${bar}x`,
          kept: bar === undefined ? '' : ours <= floor * bar ? 'yes' : 'NO',
        },
      ]),
    ),
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const ratio = (value: number, floor: number) => (floor === 0 ? '' : `${(value / floor).toFixed(2)}x`);

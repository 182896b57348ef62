/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The number that this share of the numbers stays below; `share` from 0 to 1. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** One line of a report: our numbers and the others' of one kind, and the bar for ours relative to the floor's. */
export interface Line {
  what: string;
  unit: string;
  ours: number;
  floor: number;
  others?: Record<string, number>;
  bar?: number;
}

/** The results of ours, the floor and other pages, round by round. */
type Findings<Found> = { ours: readonly Found[]; floor: readonly Found[] } & Record<string, readonly Found[]>;

/** Makes report lines, one for each number in the results: medians, leaving out pages that don't have that number. */
export function linesOf<Found>({ ours, floor, ...others }: Findings<Found>) {
  return (what: string, pick: (one: Found) => number, { bar, unit = 'ms' }: Partial<Line> = {}): Line => {
    const of = (found: readonly Found[]) => median(found.map(pick));
    const medians = Object.entries(others).map(([name, found]) => [name, of(found)] as const);
    const known = medians.filter(([, value]) => !Number.isNaN(value));
    return { what, unit, ours: of(ours), floor: of(floor), others: Object.fromEntries(known), bar };
  };
}

/** Prints a benchmark's lines as a table: numbers, ratios to the floor, and whether ours meets the bar. */
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
          met: bar === undefined ? '' : ours <= floor * bar ? 'yes' : 'NO',
        },
      ]),
    ),
  );
}

/** Prints the longest time that each kind of work blocked the host's event loop, next to the bar. */
export function printHeld(works: Record<string, { cost: { heldMs: number } }>): void {
  console.log('Longest that the event loop was held, in ms of its own work (bar: 50):');
  for (const [what, { cost }] of Object.entries(works)) console.log(`  ${what}: ${cost.heldMs.toFixed(0)}`);
}

const round = (value: number) => Math.round(value * 10) / 10;
const ratio = (value: number, floor: number) => (floor === 0 ? '' : `${(value / floor).toFixed(2)}x`);

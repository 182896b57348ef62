import type { RowLooks } from './hiddenOdsRows';

/** A line for each run of hidden rows among the first `count`. */
export function hiddenLines(looks: RowLooks, count: number): string[] {
  const lines: string[] = [];
  let first = 0;
  for (let row = 1; row <= count + 1; row += 1) {
    const isHidden = row <= count && looks[row - 1]?.hidden === true;
    if (isHidden && first === 0) first = row;
    if (isHidden || first === 0) continue;
    lines.push(lineOf(first, row - 1));
    first = 0;
  }
  return lines;
}

const lineOf = (first: number, last: number) =>
  first === last
    ? `Row ${first} is hidden in the spreadsheet, and is taken all the same`
    : `Rows ${first} to ${last} are hidden in the spreadsheet, and are taken all the same`;

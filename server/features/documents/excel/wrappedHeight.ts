import type { Cell } from './cells';
import { wraps } from './styles';
import { surelyFits, textWidth } from './textWidth';

/** In points; Excel has no higher rows. */
const heights = { oneLine: 16, moreLine: 13, max: 409 };

/**
 * The height in points that a row's wrapped texts need in columns of these widths, a little too much rather than too
 * little; 0 when each fits in one line. Programs don't find it themselves in a row that states a height.
 */
export function wrappedHeight(cells: readonly Cell[], widths: readonly number[]): number {
  let lines = 1;
  for (const [column, cell] of cells.entries()) {
    if (typeof cell?.value !== 'string' || !wraps(cell.style)) continue;
    // The cell's own margins, or an indent.
    const room = (widths[column] ?? 0) - (cell.style === 'unit' ? 2 : 1);
    if (!surelyFits(cell.value, room)) lines = Math.max(lines, countLines(cell.value, room));
  }
  if (lines === 1) return 0;
  return Math.min(heights.max, heights.oneLine + (lines - 1) * heights.moreLine);
}

/** The lines that a text takes: broken at spaces and after hyphens, and words that are longer than a line in themselves. */
function countLines(text: string, room: number): number {
  if (textWidth(text) <= room) return 1;
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<=[\s-])/)) {
    const width = textWidth(word.trimEnd());
    if (used > 0 && used + width > room) {
      lines += 1;
      used = 0;
    }
    if (width > room) {
      lines += Math.ceil(width / room) - 1;
      used = width % room;
    } else used += textWidth(word);
  }
  return lines;
}

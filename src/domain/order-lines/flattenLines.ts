import type { GroupedLines, SkuQuantities } from './OrderLines';

/**
 * Lines grouped by garment as one map of sku to quantity, the shape in which they are saved (spec 3 'lines').
 */
export function flattenLines(lines: GroupedLines): SkuQuantities {
  return Object.fromEntries(Object.values(lines).flatMap((garment) => Object.entries(garment)));
}

import { genericOf } from '../sku/parseSku';
import type { GroupedLines, SkuQuantities } from './OrderLines';

/**
 * A map of sku to quantity grouped by the first 6 characters of each sku, the garment code (spec 3 'lines').
 */
export function groupLines(quantities: SkuQuantities): GroupedLines {
  const garments = new Map<string, [string, number][]>();
  for (const [sku, quantity] of Object.entries(quantities)) {
    const generic = genericOf(sku);
    const garment = garments.get(generic);
    if (garment) garment.push([sku, quantity]);
    else garments.set(generic, [[sku, quantity]]);
  }
  return Object.fromEntries([...garments].map(([generic, lines]) => [generic, Object.fromEntries(lines)]));
}

import type { Garment } from '../../../api';
import { genericOf } from '../../../domain/sku';

/** What a place of the sheet is called: garment, colour and size of a sku, or the delivery date for null. */
export function placeName(garments: readonly Garment[], sku: string | null): string {
  if (sku === null) return 'Delivery date';
  const garment = garments.find(({ generic }) => generic === genericOf(sku));
  const cell = garment?.skus.find((one) => one.sku === sku);
  if (garment === undefined || cell === undefined) return sku;
  const colour = garment.colors.find(({ number }) => number === cell.color)?.name ?? cell.color;
  return `${garment.name} ${garment.number}, ${colour}, ${cell.size}`;
}

import type { Garment } from '../../../api';
import type { Edits } from '../state/edits';
import { placeName } from './placeName';

/** What is not saved as rows of texts, for a spreadsheet: the first names the columns. */
export function unsavedRows(
  { quantities, wanted, serviceDate }: Edits,
  garments: readonly Garment[],
): string[][] {
  const cells = Object.entries(quantities).map(([sku, { value, base }]) => [
    sku,
    placeName(garments, sku),
    String(value),
    String(base),
  ]);
  const codes = Object.entries(wanted)
    .filter(([, { isImplied }]) => !isImplied)
    .map(([code, { value }]) => [code, 'Wanted', wantedText(value), wantedText(!value)]);
  const dates = serviceDate
    ? [['', placeName(garments, null), dayText(serviceDate.value), dayText(serviceDate.base)]]
    : [];
  return [['Sku', 'What', 'Mine', 'In the order'], ...cells, ...codes, ...dates];
}

const wantedText = (isWanted: boolean) => (isWanted ? 'yes' : 'no');

function dayText(seconds: number | null): string {
  return seconds === null ? '' : new Date(seconds * 1000).toLocaleDateString();
}

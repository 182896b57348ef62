import type { Garment } from '../../../api';
import { dateText } from '../../../lib/dates';
import type { Edit, Edits } from '../state/edits';
import { placeName } from './placeName';

/**
 * What is not saved as rows of texts, for a spreadsheet: the first names the columns. What was entered in several tabs
 * has a row for each value.
 */
export function unsavedRows(
  { quantities, wanted, serviceDate }: Edits,
  garments: readonly Garment[],
): string[][] {
  const cells = Object.entries(quantities).flatMap(([sku, edit]) =>
    enteredIn(edit).map((value) => [sku, placeName(garments, sku), String(value), String(edit.base)]),
  );
  const codes = Object.entries(wanted)
    .filter(([, { isImplied }]) => !isImplied)
    .map(([code, { value }]) => [code, 'Wanted', wantedText(value), wantedText(!value)]);
  const dates = (serviceDate ? enteredIn(serviceDate) : []).map((value) => [
    '',
    placeName(garments, null),
    dayText(value),
    dayText(serviceDate?.base ?? null),
  ]);
  return [['Sku', 'What', 'Mine', 'In the order'], ...cells, ...codes, ...dates];
}

function enteredIn<Value>({ value, rivals = [] }: Edit<Value>): Value[] {
  return [value, ...rivals];
}

const wantedText = (isWanted: boolean) => (isWanted ? 'yes' : 'no');

function dayText(seconds: number | null): string {
  return seconds === null ? '' : dateText(seconds);
}

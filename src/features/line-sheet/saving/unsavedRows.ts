import type { Garment } from '../../../api';
import { copyText } from '../../../lib/clipboard';
import { utcDateText } from '../../../lib/dates';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { cellNameAt, cellOf, gridOf } from '../grid/Grid';
import type { Edit, Edits } from '../state/edits';
import { messageIn } from '../../../domain/language/message';
import type { Translate } from '../../../domain/language/wording';
import { useT } from '../../../languages/useT';

/** Copies unsaved changes as spreadsheet rows, and reports whether the browser allowed it. */
export function useCopyUnsaved() {
  const t = useT();
  const dispatch = useAppDispatch();
  return async (edits: Edits, garments: readonly Garment[]): Promise<void> => {
    const rows = unsavedRows(edits, garments, t).map((row) => row.join('\t'));
    const isDone = await copyText(rows.join('\n'));
    dispatch(
      isDone
        ? showAlert({ message: t('Copied'), severity: 'success' })
        : showAlert({ message: t('The browser did not allow copying'), severity: 'error' }),
    );
  };
}

/**
 * Unsaved changes as spreadsheet rows with a header. A value entered differently in several tabs has a row for each.
 */
export function unsavedRows(
  { quantities, wanted, serviceDate }: Edits,
  garments: readonly Garment[],
  t: Translate,
): string[][] {
  const wantedText = (isWanted: boolean) => (isWanted ? t('yes') : t('no'));
  const cells = Object.entries(quantities).flatMap(([sku, edit]) =>
    enteredIn(edit).map((value) => [sku, valueName(garments, sku), String(value), String(edit.base)]),
  );
  const codes = Object.entries(wanted)
    .filter(([, { isImplied }]) => !isImplied)
    .map(([code, { value }]) => [code, t('Wanted'), wantedText(value), wantedText(!value)]);
  const dates = (serviceDate ? enteredIn(serviceDate) : []).map((value) => [
    '',
    t('Delivery date'),
    dayText(value),
    dayText(serviceDate?.base ?? null),
  ]);
  const titles = [t('Sku'), t(messageIn('the changed property', 'What')), t('Mine'), t('In the order')];
  return [titles, ...cells, ...codes, ...dates];
}

/** The name of a sku's value: garment, color and size. */
export function valueName(garments: readonly Garment[], sku: string): string {
  const grid = gridOf(garments, {});
  const cell = cellOf(grid, sku);
  return cell ? cellNameAt(grid, cell) : sku;
}

function enteredIn<Value>({ value, rivals = [] }: Edit<Value>): Value[] {
  return [value, ...rivals];
}

function dayText(seconds: number | null): string {
  return seconds === null ? '' : utcDateText(seconds);
}

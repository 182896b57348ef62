import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { colorCodeOf } from '../../../domain/sku';
import { misfitText, type RunOutcome } from '../../../domain/size-runs/applyRun';
import { counted } from '../../../lib/numbers';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { gridOf } from '../grid/Grid';
import { stockWarnings, tooManyRefusal } from '../grid/useCellEntry';
import { quantityIn, type SheetContent } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { selectSheet } from '../state/lineSheetSlice';
import { enterStep, revertStep } from '../undo';
import type { RunFeedback } from './RunFrame';

/**
 * Enters quantities computed from the current sheet, as one step; `nothingToDo` is the message if there are none. The
 * details say what did not fit and what lacks stock.
 */
export function useRunEntry(garments: readonly Garment[]) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();

  return (workOut: (sheet: SheetContent) => RunOutcome, nothingToDo: string): RunFeedback | null => {
    const sheet = selectSheet(store.getState());
    if (sheet === null) return null;
    const { entries, misfits } = workOut(sheet);
    const changes = changesAmong(entries, sheet);
    const refusal = tooManyRefusal(changes.length);
    if (refusal !== null) return { message: refusal };

    const step = dispatch(enterStep(changes));
    const warnings = stockWarnings(changes, gridOf(garments, sheet.lines));
    return {
      message:
        changes.length > 0 ? entered(changes) : misfits.length > 0 ? 'Nothing was changed.' : nothingToDo,
      details: [...misfits.map(misfitText), ...warnings],
      undo: step ? () => dispatch(revertStep(step)) : undefined,
    };
  };
}

/** Skips unchanged quantities, unless entering them removes a wanted mark. */
function changesAmong(entries: readonly QuantityEdit[], { lines, wanted }: SheetContent): QuantityEdit[] {
  const codes = new Set(wanted);
  return entries.filter(({ sku, quantity }) => {
    const isWanted = codes.has(sku) || codes.has(colorCodeOf(sku));
    return quantityIn(lines, sku) !== (quantity ?? 0) || (quantity !== null && isWanted);
  });
}

function entered(changes: readonly QuantityEdit[]): string {
  const colors = new Set(changes.map(({ sku }) => colorCodeOf(sku)));
  return `${counted(changes.length, 'quantity', 'quantities')} in ${counted(colors.size, 'color')} entered.`;
}

import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { colorCodeOf } from '../../../domain/sku';
import { misfitText, type RunOutcome } from '../../../domain/size-runs/applyRun';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { gridOf } from '../grid/Grid';
import { stockWarnings, tooManyRefusal } from '../grid/useCellEntry';
import { quantityIn, type SheetContent } from '../state/edits';
import type { QuantityEdit } from '../state/editSheet';
import { selectSheet } from '../state/lineSheetSlice';
import { enterStep, revertStep } from '../undo';
import type { RunFeedback } from './RunFrame';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';

/**
 * Enters quantities computed from the current sheet, as one step; `nothingToDo` is the message if there are none. The
 * details say what did not fit and what lacks stock.
 */
export function useRunEntry(garments: readonly Garment[]) {
  const t = useT();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();

  return (workOut: (sheet: SheetContent) => RunOutcome, nothingToDo: string): RunFeedback | null => {
    const sheet = selectSheet(store.getState());
    if (sheet === null) return null;
    const { entries, misfits } = workOut(sheet);
    const changes = changesAmong(entries, sheet);
    const refusal = tooManyRefusal(changes.length);
    if (refusal !== null) return { message: t(refusal) };

    const step = dispatch(enterStep(changes));
    const warnings = stockWarnings(changes, gridOf(garments, sheet.lines));
    return {
      message:
        changes.length > 0
          ? t(entered(changes))
          : misfits.length > 0
            ? t('Nothing was changed.')
            : nothingToDo,
      details: [...misfits.map(misfitText), ...warnings].map((one) => t(one)),
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

function entered(changes: readonly QuantityEdit[]): Message {
  const colors = new Set(changes.map(({ sku }) => colorCodeOf(sku)));
  return message(
    '{quantities, plural, one {# quantity} other {# quantities}} in {colors, plural, one {# color} other {# colors}} entered.',
    { quantities: changes.length, colors: colors.size },
  );
}

import type { WantedChanges } from '../../../domain/orders/proposals';
import type { AppDispatch, RootState } from '../../../lib/redux';
import type { QuantityEdit } from '../state/editSheet';
import { quantitiesEntered, selectSheet, wantedToggled } from '../state/lineSheetSlice';

/** Enters quantities and wanted marks into the open sheet, as if they were typed; they can be undone. */
export const enterChanges =
  (quantities: readonly QuantityEdit[], { added, removed }: WantedChanges) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(quantitiesEntered(quantities));
    // A quantity may have removed a mark already.
    const marked = new Set(selectSheet(getState())?.wanted);
    const toggled = [
      ...added.filter((code) => !marked.has(code)),
      ...removed.filter((code) => marked.has(code)),
    ];
    for (const code of toggled) dispatch(wantedToggled({ code }));
  };

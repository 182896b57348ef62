import type { AppDispatch, RootState } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { isTaken, reversed, type Step } from './history';
import { lastRedone, lastUndone, selectHistory, selectSheet } from './lineSheetSlice';

const changedSinceText = 'Somebody else has changed this since, so it was left as it is';

/** Undoes the last step; answers a sku or colour that it was about, if there is one. */
export function undo() {
  return (dispatch: AppDispatch, getState: () => RootState): string | undefined => {
    const step = selectHistory(getState()).done.at(-1);
    if (step === undefined) return undefined;
    dispatch(lastUndone());
    return dispatch(tell(reversed(step)));
  };
}

/** Does again what was undone last; answers a sku or colour that it was about, if there is one. */
export function redo() {
  return (dispatch: AppDispatch, getState: () => RootState): string | undefined => {
    const step = selectHistory(getState()).undone.at(-1);
    if (step === undefined) return undefined;
    dispatch(lastRedone());
    return dispatch(tell(step));
  };
}

/** Says so when a step could not be taken whole. */
function tell(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): string | undefined => {
    const sheet = selectSheet(getState());
    if (sheet && !isTaken(sheet, step)) {
      dispatch(showAlert({ message: changedSinceText, severity: 'info' }));
    }
    return Object.keys({ ...step.quantities, ...step.wanted })[0];
  };
}

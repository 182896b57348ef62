import type { AppDispatch, RootState } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { isApplied, reversed, type Step } from './state/history';
import { lastRedone, lastUndone, selectHistory, selectSheet, stepReversed } from './state/lineSheetSlice';

const changedSinceText = 'Somebody else has changed this since, so it was left as it is';

/** Undoes the last step; returns the skus and colors that it changed. */
export function undo() {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const step = selectHistory(getState()).done.at(-1);
    if (step === undefined) return [];
    dispatch(lastUndone());
    return dispatch(reportIfPartial(reversed(step)));
  };
}

/** Redoes the step undone last; returns the skus and colors that it changed. */
export function redo() {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const step = selectHistory(getState()).undone.at(-1);
    if (step === undefined) return [];
    dispatch(lastRedone());
    return dispatch(reportIfPartial(step));
  };
}

/** Reverts one step, wherever it is in the history. */
export function revertStep(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectHistory(getState()).done.at(-1) === step) {
      dispatch(undo());
      return;
    }
    dispatch(stepReversed(step));
    dispatch(reportIfPartial(reversed(step)));
  };
}

/** The skus and colors that a step changes. */
export function codesOf({ quantities, wanted }: Step): string[] {
  return Object.keys({ ...quantities, ...wanted });
}

/** Shows an alert if a part of the step was skipped; returns the codes that it changes. */
function reportIfPartial(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const sheet = selectSheet(getState());
    if (sheet && !isApplied(sheet, step)) {
      dispatch(showAlert({ message: changedSinceText, severity: 'info' }));
    }
    return codesOf(step);
  };
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the key event is undo or redo. */
export function undoKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

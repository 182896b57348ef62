import type { AppDispatch, RootState } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { isTaken, reversed, type Step } from './state/history';
import { lastRedone, lastUndone, selectHistory, selectSheet, stepReversed } from './state/lineSheetSlice';

const changedSinceText = 'Somebody else has changed this since, so it was left as it is';

/** Undoes the last step; returns the skus and colors that it changed. */
export function undo() {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const step = selectHistory(getState()).done.at(-1);
    if (step === undefined) return [];
    dispatch(lastUndone());
    return dispatch(tell(reversed(step)));
  };
}

/** Redoes the step undone last; returns the skus and colors that it changed. */
export function redo() {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const step = selectHistory(getState()).undone.at(-1);
    if (step === undefined) return [];
    dispatch(lastRedone());
    return dispatch(tell(step));
  };
}

/** Takes back one step, wherever it is in the history. */
export function takeBack(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectHistory(getState()).done.at(-1) === step) {
      dispatch(undo());
      return;
    }
    dispatch(stepReversed(step));
    dispatch(tell(reversed(step)));
  };
}

/** The skus and colors that a step changes. */
export function codesOf({ quantities, wanted }: Step): string[] {
  return Object.keys({ ...quantities, ...wanted });
}

/** Says so if a part of a step was left out; returns what it changes. */
function tell(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const sheet = selectSheet(getState());
    if (sheet && !isTaken(sheet, step)) {
      dispatch(showAlert({ message: changedSinceText, severity: 'info' }));
    }
    return codesOf(step);
  };
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key is the one for undo or for redo. */
export function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'back' | 'forth' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'forth' : 'back';
  return key.toLowerCase() === 'y' && !shiftKey ? 'forth' : null;
}

import type { AppDispatch, RootState } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import type { QuantityEdit } from './state/editSheet';
import { type Direction, isApplied, nextStep, reversed, type Step } from './state/history';
import {
  historyRetraced,
  quantitiesEntered,
  selectHistory,
  selectSheet,
  stepReversed,
} from './state/lineSheetSlice';
import { language } from '../../languages/useT';

/** Enters quantities; returns the step that this was, or null if nothing changed. */
export function enterStep(entries: readonly QuantityEdit[]) {
  return (dispatch: AppDispatch, getState: () => RootState): Step | null => {
    const before = selectHistory(getState());
    dispatch(quantitiesEntered(entries));
    const after = selectHistory(getState());
    return after === before ? null : (after.done.at(-1) ?? null);
  };
}

/** Undoes the last step, or redoes the one undone last; returns the skus and colors that it changed. */
export function retrace(direction: Direction) {
  return (dispatch: AppDispatch, getState: () => RootState): string[] => {
    const step = nextStep(selectHistory(getState()), direction);
    if (step === undefined) return [];
    dispatch(historyRetraced(direction));
    return dispatch(reportIfPartial(step));
  };
}

/** Reverts one step, wherever it is in the history. */
export function revertStep(step: Step) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectHistory(getState()).done.at(-1) === step) {
      dispatch(retrace('undo'));
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
      const message = language.get().t('Somebody else has changed this since, so it was left as it is');
      dispatch(showAlert({ message, severity: 'info' }));
    }
    return codesOf(step);
  };
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the key event is undo or redo. */
export function undoKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Direction | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

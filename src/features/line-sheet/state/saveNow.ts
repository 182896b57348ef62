import { startAppListening, type AppDispatch, type RootState } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import {
  saveRequested,
  selectClashes,
  selectHasUnsaved,
  selectIsSaveDue,
  selectSheet,
} from './lineSheetSlice';

const choiceDueText = 'Not everything is saved: please choose first which changes to keep.';

/** Saves the newest state at once; resolves to whether the server has taken all of it. */
export function saveNow() {
  return (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> =>
    new Promise((resolve) => {
      const stop = startAppListening({
        predicate: (_action, state) => isDecided(state),
        effect: () => {
          stop();
          const sheet = selectSheet(getState());
          const isChoiceDue = selectClashes(getState()).length > 0;
          if (isChoiceDue) dispatch(showAlert({ message: choiceDueText, severity: 'error' }));
          resolve(sheet !== null && sheet.failure === null && !isChoiceDue);
        },
      });
      dispatch(saveRequested());
    });
}

/** Saves what the server does not have yet, if there is anything. */
export function saveUnsaved() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> =>
    selectHasUnsaved(getState()) ? dispatch(saveNow()) : true;
}

/** The Save button (spec 4): 'Saving changes', then 'Order saved'; why not is told by the saver. */
export function saveOnRequest() {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(showAlert({ message: 'Saving changes', severity: 'info' }));
    if (await dispatch(saveNow())) dispatch(showAlert({ message: 'Order saved', severity: 'success' }));
  };
}

function isDecided(state: RootState): boolean {
  const sheet = selectSheet(state);
  if (sheet === null || sheet.failure !== null) return true;
  // What waits for a choice of the person is not due.
  return sheet.inFlight === null && !selectIsSaveDue(state);
}

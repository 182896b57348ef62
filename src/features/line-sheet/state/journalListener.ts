import { startAppListening, type RootState } from '../../../lib/redux';
import { hasEdits } from './edits';
import { keepEdits } from './journal';
import { selectSheet } from './lineSheetSlice';

// Whatever changes what is unacknowledged: an edit, a save that is sent, an answer.
startAppListening({
  predicate: (_action, current, previous) => hasChanged(current, previous),
  effect: function keepUnacknowledged(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) keepEdits(sheet.userId, sheet.orderId, sheet.edits);
  },
});

/** A sheet that opens without edits clears nothing: what an earlier visit has left may not have been taken over. */
function hasChanged(current: RootState, previous: RootState): boolean {
  const [now, before] = [selectSheet(current), selectSheet(previous)];
  if (now === null || now.edits === before?.edits) return false;
  return hasEdits(now.edits) || now.orderId === before?.orderId;
}

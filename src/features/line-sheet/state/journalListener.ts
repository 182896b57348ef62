import { startAppListening } from '../../../lib/redux';
import { keepEdits } from './journal';
import { selectSheet } from './lineSheetSlice';

// Whatever changes what is unacknowledged: an order that opens, an edit, a save that is sent, an answer.
startAppListening({
  predicate: (_action, current, previous) => selectSheet(current)?.edits !== selectSheet(previous)?.edits,
  effect: function keepUnacknowledged(_action, { getState }) {
    const sheet = selectSheet(getState());
    if (sheet) keepEdits(sheet.userId, sheet.orderId, sheet.edits);
  },
});

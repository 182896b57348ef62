import { api, failureOf } from '../../../api';
import { startAppListening } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { cellSent, cellSettled, cellToggled, selectPendingOfUser } from './visibilitySlice';

/**
 * Sends each box as it is set. One call at a time for a box, and the newest state after it, so that the server ends
 * with what is shown however fast somebody clicks; a call that fails undoes the box.
 */
startAppListening({
  actionCreator: cellToggled,
  effect: async ({ payload: { userId, catalogId } }, { dispatch, getState }) => {
    const cell = { userId, catalogId };
    const current = () => selectPendingOfUser(getState(), userId)[catalogId];
    if (current()?.isSending) return;

    for (let wanted = current(); wanted !== undefined;) {
      const { isEnabled } = wanted;
      dispatch(cellSent(cell));
      const catalogForUserRequest = {
        catalog_id: catalogId,
        user_id: userId,
        action: isEnabled ? ('enable' as const) : ('disable' as const),
      };
      const failure = failureOf(
        await dispatch(api.endpoints.setCatalogForUser.initiate({ catalogForUserRequest }, { track: false })),
      );
      if (failure !== null) dispatch(showAlert({ message: failure, severity: 'error' }));
      if (failure !== null || current()?.isEnabled === isEnabled) {
        dispatch(cellSettled(cell));
        return;
      }
      wanted = current();
    }
  },
});

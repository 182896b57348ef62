import { useCallback } from 'react';
import { useT } from '../../languages/useT';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';

/**
 * Loads code on demand; `what` begins the error message, such as 'The menu'. A failed load is reported, resolves to
 * null and can be retried.
 */
export function useLoadOnDemand() {
  const t = useT();
  const dispatch = useAppDispatch();
  return useCallback(
    async <Loaded>(what: string, load: () => Promise<Loaded>): Promise<Loaded | null> => {
      try {
        return await load();
      } catch {
        const message = t('{what} could not be loaded. Check your connection, and try again.', { what });
        dispatch(showAlert({ message, severity: 'error' }));
        return null;
      }
    },
    [dispatch, t],
  );
}

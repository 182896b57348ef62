import { useCallback } from 'react';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../alert-bar/alertSlice';

/**
 * Loads code when somebody asks for what it does; `what` begins a sentence, as 'The menu'. A failed load is told,
 * resolves to null and may be tried again: it must not bring down the page.
 */
export function useLateLoad() {
  const dispatch = useAppDispatch();
  return useCallback(
    async <Loaded>(what: string, load: () => Promise<Loaded>): Promise<Loaded | null> => {
      try {
        return await load();
      } catch {
        const message = `${what} could not be loaded. Check your connection, and try again.`;
        dispatch(showAlert({ message, severity: 'error' }));
        return null;
      }
    },
    [dispatch],
  );
}

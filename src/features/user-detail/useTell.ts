import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import type { SnackbarNote } from '../../ui/snackbar/Snackbar';

/** Tells what came of something: `done` when there is no failure. */
export type Tell = (done: string, failure: string | null) => void;

/** Good news are short and go by in the snackbar; a failure stays long enough to be read. */
export function useTell() {
  const [note, setNote] = useState<SnackbarNote | null>(null);
  const dispatch = useAppDispatch();
  const tell = useCallback<Tell>(
    (done, failure) => {
      if (failure === null) setNote({ text: done });
      else dispatch(showAlert({ message: failure, severity: 'error' }));
    },
    [dispatch],
  );
  const closeNote = useCallback(() => setNote(null), []);
  return { note, tell, closeNote };
}

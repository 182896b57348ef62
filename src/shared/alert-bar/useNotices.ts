import { useMemo } from 'react';
import { formFailureOf } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { type Alert, type AlertSeverity, showAlert } from './alertSlice';
import { keepUndo } from './undo';

/** How a mutation ended, as its promise resolves. */
type Outcome = Parameters<typeof formFailureOf>[0];

/** What can be done about a message: follow a link, or take back what it tells of. */
interface Action extends Pick<Alert, 'link'> {
  undo?: () => void;
}

/** The notices of the alert bar, and functions that report there how a mutation ended. */
export function useNotices() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const notify = (message: string, severity: AlertSeverity, { link, undo }: Action = {}) =>
      dispatch(
        showAlert({ message, severity, ...(link && { link }), ...(undo && { undo: keepUndo(undo) }) }),
      );
    return {
      notify,
      /** Reports why a mutation failed, or else `done`, if given; resolves to whether it succeeded. */
      report: async (mutation: PromiseLike<Outcome>, done?: string): Promise<boolean> => {
        const failure = formFailureOf(await mutation);
        if (failure !== null) notify(failure.text, 'error');
        else if (done !== undefined) notify(done, 'success');
        return failure === null;
      },
      /** The same for a form, which shows its failures itself: resolves to the failure, or null when it succeeded. */
      submit: async (mutation: PromiseLike<Outcome>, done: string | null) => {
        const failure = formFailureOf(await mutation);
        if (failure === null && done !== null) notify(done, 'success');
        return failure;
      },
    };
  }, [dispatch]);
}

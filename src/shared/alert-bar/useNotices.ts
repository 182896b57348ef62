import { useMemo } from 'react';
import { formFailureOf } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { type Alert, type AlertSeverity, registerUndo, showAlert } from './alertSlice';

/** How a mutation ended, as its promise resolves. */
type Outcome = Parameters<typeof formFailureOf>[0];

/** A message's action: a link, or undoing the reported change. */
interface Action extends Pick<Alert, 'link'> {
  undo?: () => void;
}

/** Shows notices in the alert bar, and reports there how a mutation ended. */
export function useNotices() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const notify = (message: string, severity: AlertSeverity, { link, undo }: Action = {}) =>
      dispatch(
        showAlert({ message, severity, ...(link && { link }), ...(undo && { undo: registerUndo(undo) }) }),
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
      submit: async (mutation: PromiseLike<Outcome>, done: string | null, action: Action = {}) => {
        const failure = formFailureOf(await mutation);
        if (failure === null && done !== null) notify(done, 'success', action);
        return failure;
      },
    };
  }, [dispatch]);
}

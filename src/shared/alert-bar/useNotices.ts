import { useMemo } from 'react';
import { formFailureOf } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { type AlertSeverity, showAlert } from './alertSlice';

/** How a mutation ended, as its promise resolves. */
type Outcome = Parameters<typeof formFailureOf>[0];

/** The notices of the alert bar, and what says in one how a mutation ended. */
export function useNotices() {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const notify = (message: string, severity: AlertSeverity) => dispatch(showAlert({ message, severity }));
    return {
      notify,
      /** Says why a mutation failed, else `done`, where there is something to say; answers whether it succeeded. */
      report: async (mutation: PromiseLike<Outcome>, done?: string): Promise<boolean> => {
        const failure = formFailureOf(await mutation);
        if (failure !== null) notify(failure.text, 'error');
        else if (done !== undefined) notify(done, 'success');
        return failure === null;
      },
      /** The same for a form, which shows its failures itself: answers the failure, null when it succeeded. */
      submit: async (mutation: PromiseLike<Outcome>, done: string) => {
        const failure = formFailureOf(await mutation);
        if (failure === null) notify(done, 'success');
        return failure;
      },
    };
  }, [dispatch]);
}

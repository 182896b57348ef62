import { App, Button } from 'antd';
import { useCallback } from 'react';
import { timings } from '../../domain/constants';
import { useNotices } from '../../shared/alert-bar/useNotices';

/** Reports how something ended: `done` when there is no failure. */
export type ReportOutcome = (done: string, failure: string | null) => void;

const key = 'user-detail';

/** A success shows briefly in the snackbar (spec 2 'User detail'); a failure stays in the alert bar for longer. */
export function useReportOutcome(): ReportOutcome {
  const { notification } = App.useApp();
  const { notify } = useNotices();
  return useCallback<ReportOutcome>(
    (done, failure) => {
      if (failure !== null) {
        notify(failure, 'error');
        return;
      }
      notification.success({
        key,
        title: done,
        role: 'status',
        placement: 'bottom',
        duration: timings.userSnackbarMs / 1000,
        closable: false,
        actions: (
          <Button type="text" size="small" onClick={() => notification.destroy(key)}>
            CLOSE
          </Button>
        ),
      });
    },
    [notification, notify],
  );
}

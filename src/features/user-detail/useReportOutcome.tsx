import { App, Button } from 'antd';
import { useCallback } from 'react';
import { timings } from '../../domain/constants';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { useT } from '../../languages/useT';

const key = 'user-detail';

/**
 * Reports how something ended: `done` briefly in the snackbar (spec 2 'User detail'), a failure for longer in the alert
 * bar.
 */
export function useReportOutcome() {
  const t = useT();
  const { notification } = App.useApp();
  const { notify } = useNotices();
  return useCallback(
    (done: string, failure: string | null) => {
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
            {t('CLOSE')}
          </Button>
        ),
      });
    },
    [notification, notify, t],
  );
}

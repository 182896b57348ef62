import { App, Button } from 'antd';
import { useCallback } from 'react';
import { timings } from '../../domain/constants';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';

/** Tells what came of something: `done` when there is no failure. */
export type Tell = (done: string, failure: string | null) => void;

const key = 'user-detail';

/** Good news are short and go by in the snackbar (spec 2 'User detail'); a failure stays long enough to be read. */
export function useTell(): Tell {
  const { notification } = App.useApp();
  const dispatch = useAppDispatch();
  return useCallback<Tell>(
    (done, failure) => {
      if (failure !== null) {
        dispatch(showAlert({ message: failure, severity: 'error' }));
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
    [notification, dispatch],
  );
}

import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { failureOf, type Order, useFinishOrderMutation } from '../../../api';
import { startAppListening, useAppDispatch, useAppSelector } from '../../../lib/redux';
import { useHasBeenTrue } from '../../../lib/useHasBeenTrue';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { FinishDialog } from './FinishDialog';
import { finishAcknowledged, selectFinished, selectHistory, selectTotals } from '../state/lineSheetSlice';
import { saveUnsaved } from '../state/saver';
import styles from './FinishedBox.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  order: Order;
  isReadOnly: boolean;
  /** Why the entered delivery date was refused, or null. */
  dateFault: string | null;
  /** Called with a generic, color or sku to go to, or null for the delivery date. */
  onGoTo: (code: string | null) => void;
}

type Phase = 'idle' | 'asking' | 'updating' | 'failed';

/** Marks the order as finished, after asking, or as not finished; shown once something is ordered (spec 4). */
export function FinishedBox({ order, isReadOnly, dateFault, onGoTo }: Props) {
  const t = useT();
  const orderId = order.id;
  const dispatch = useAppDispatch();
  const finished = useAppSelector(selectFinished);
  const isEmpty = useAppSelector((state) => selectTotals(state).pieces === 0);
  const [finish] = useFinishOrderMutation();
  const [phase, setPhase] = useState<Phase>('idle');
  const wasAsking = useHasBeenTrue(phase === 'asking');
  useFinishedAlert(finished);
  if (isEmpty) return null;

  const update = async (value: boolean) => {
    setPhase('updating');
    // Saves first, so that what is marked is what the person sees; the saver reports failures.
    if (!(await dispatch(saveUnsaved()))) {
      setPhase('failed');
      return;
    }
    const answer = await finish({ finishOrderRequest: { id: orderId, customer_finished: value } });
    const failure = failureOf(answer);
    if (failure === null) {
      dispatch(finishAcknowledged({ orderId, finished: value, version: answer.data?.version }));
    } else {
      dispatch(showAlert({ message: failure, severity: 'error' }));
    }
    setPhase(failure === null ? 'idle' : 'failed');
  };

  if (phase === 'failed') {
    return (
      <Button danger className={styles.box} onClick={() => setPhase('idle')}>
        {t('Failed update')}
      </Button>
    );
  }
  return (
    <>
      <Checkbox
        className={styles.box}
        checked={finished}
        disabled={isReadOnly || phase === 'updating'}
        onChange={() => (finished ? void update(false) : setPhase('asking'))}
      >
        {phase === 'updating' ? t('Updating...') : t('Finished')}
      </Checkbox>
      {wasAsking && (
        <FinishDialog
          order={order}
          dateFault={dateFault}
          isOpen={phase === 'asking'}
          onConfirm={() => void update(true)}
          onClose={() => setPhase('idle')}
          onGoTo={onGoTo}
        />
      )}
    </>
  );
}

/** Reports at the first change of a finished order that it is still saved, which may be unexpected. */
function useFinishedAlert(finished: boolean): void {
  const t = useT();
  useEffect(
    function alertOnFirstChange() {
      if (!finished) return;
      return startAppListening({
        predicate: (_action, state, before) => {
          const history = selectHistory(state);
          return history !== selectHistory(before) && history.done.length > 0;
        },
        effect: (_action, { dispatch, unsubscribe }) => {
          unsubscribe();
          const message = t('This order is marked as finished. Your change is saved to it anyway.');
          dispatch(showAlert({ message, severity: 'info' }));
        },
      });
    },
    [finished, t],
  );
}

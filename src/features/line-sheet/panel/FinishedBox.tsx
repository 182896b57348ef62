import { useState } from 'react';
import { failureOf, useFinishOrderMutation } from '../../../api';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainDialog } from '../../../ui/PlainDialog';
import { finishAcknowledged, selectFinished, selectTotals } from '../state/lineSheetSlice';
import { saveUnsaved } from '../state/saveNow';
import styles from './SheetPanel.module.css';

interface Props {
  orderId: string;
  isReadOnly: boolean;
}

type Phase = 'idle' | 'asking' | 'updating' | 'failed';

/** Labels the order as finished, after asking, or as not finished; shown once something is ordered (spec 4). */
export function FinishedBox({ orderId, isReadOnly }: Props) {
  const dispatch = useAppDispatch();
  const finished = useAppSelector(selectFinished);
  const isEmpty = useAppSelector((state) => selectTotals(state).pieces === 0);
  const [finish] = useFinishOrderMutation();
  const [phase, setPhase] = useState<Phase>('idle');
  if (isEmpty) return null;

  const update = async (value: boolean) => {
    setPhase('updating');
    // What is labelled as finished is what the person sees; why it could not be saved is told by the saver.
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
      <button className={styles.failedUpdate} type="button" onClick={() => setPhase('idle')}>
        Failed update
      </button>
    );
  }
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={finished}
          disabled={isReadOnly || phase === 'updating'}
          onChange={() => (finished ? void update(false) : setPhase('asking'))}
        />
        {phase === 'updating' ? 'Updating...' : 'Finished'}
      </label>
      {phase === 'asking' && (
        <PlainDialog
          title="Send order"
          onCancel={() => setPhase('idle')}
          actions={
            <>
              <PlainButton onClick={() => setPhase('idle')}>Cancel</PlainButton>
              <PlainButton isPrimary onClick={() => void update(true)}>
                Yes, I&apos;m done!
              </PlainButton>
            </>
          }
        >
          <p>Please, confirm you want to label this order as finished.</p>
        </PlainDialog>
      )}
    </>
  );
}

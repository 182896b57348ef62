import { useEffect, useState } from 'react';
import { useGetMeQuery } from '../../../api';
import { copyText } from '../../../lib/clipboard';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { PlainButton } from '../../../ui/PlainButton';
import { countEdits, type Edits, noEdits } from '../state/edits';
import { readLeft } from '../state/journal';
import styles from './Notice.module.css';
import { unsavedRows } from './unsavedRows';

/** What was typed into an order that cannot be opened any more, and never saved: the person may still copy it. */
export function LeftChanges({ orderId }: { orderId: string }) {
  const dispatch = useAppDispatch();
  const { data: me } = useGetMeQuery();
  const [left, setLeft] = useState<Edits>(noEdits);
  const userId = me?.id;

  useEffect(
    function readWhatIsLeft() {
      if (userId === undefined) return;
      let isCurrent = true;
      void readLeft(userId, orderId).then((edits) => {
        if (isCurrent) setLeft(edits);
      });
      return () => {
        isCurrent = false;
      };
    },
    [userId, orderId],
  );

  const count = countEdits(left);
  if (count === 0) return null;

  const copy = async () => {
    const isDone = await copyText(
      unsavedRows(left, [])
        .map((row) => row.join('\t'))
        .join('\n'),
    );
    const message = isDone ? 'Copied' : 'The browser did not let it be copied';
    dispatch(showAlert({ message, severity: isDone ? 'success' : 'error' }));
  };
  return (
    <div className={styles.notice} role="status">
      <p>
        {count === 1 ? '1 change of yours was' : `${count} changes of yours were`} never saved in this order,
        and {count === 1 ? 'is' : 'are'} kept in this browser.
      </p>
      <div className={styles.buttons}>
        <PlainButton onClick={() => void copy()}>Copy</PlainButton>
      </div>
    </div>
  );
}

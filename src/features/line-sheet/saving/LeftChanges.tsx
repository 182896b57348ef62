import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useGetMeQuery } from '../../../api';
import { copyText } from '../../../lib/clipboard';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { countEdits, type Edits, noEdits } from '../state/edits';
import { readLeft } from '../state/journal';
import { Notice } from './Notice';
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
  const text =
    count === 1
      ? '1 change of yours was never saved in this order, and is kept in this browser.'
      : `${count} changes of yours were never saved in this order, and are kept in this browser.`;
  return (
    <Notice role="status" text={text}>
      <Button onClick={() => void copy()}>Copy</Button>
    </Notice>
  );
}

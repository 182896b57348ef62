import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useGetMeQuery } from '../../../api';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { hasTabLocks } from '../../../lib/tabLocks';
import { countEdits, type Edits, noEdits } from '../state/edits';
import { readUnsavedEdits, readOtherTabsEdits } from '../state/journal';
import { selectSheet } from '../state/lineSheetSlice';
import { recordName } from '../state/Sheet';
import { takeOverEdits } from '../state/tabs';
import { Notice } from './Notice';
import { useCopyUnsaved } from './unsavedRows';
import { useT } from '../../../languages/useT';

/** Polling interval for unsaved changes of other tabs, in browsers without Web Locks. */
const pollMs = 2000;

/** Unsaved changes of an order that can no longer be opened: the person may copy them. */
export function RecoverableChanges({ orderId }: { orderId: string }) {
  const t = useT();
  const copyUnsaved = useCopyUnsaved();
  const { data: me } = useGetMeQuery();
  const [unsaved, setUnsaved] = useState<Edits>(noEdits);
  const userId = me?.id;

  useEffect(
    function readUnsaved() {
      if (userId === undefined) return;
      let isCurrent = true;
      void readUnsavedEdits(userId, orderId).then((edits) => {
        if (isCurrent) setUnsaved(edits);
      });
      return () => {
        isCurrent = false;
      };
    },
    [userId, orderId],
  );

  const changes = countEdits(unsaved);
  if (changes === 0) return null;

  return (
    <Notice
      role="status"
      text={t(
        '{changes, plural, one {# change of yours was never saved in this order, and is kept in this browser.} other {# changes of yours were never saved in this order, and are kept in this browser.}}',
        { changes },
      )}
    >
      <Button onClick={() => void copyUnsaved(unsaved, [])}>{t('Copy')}</Button>
    </Notice>
  );
}

/**
 * Offers to take over unsaved changes of other tabs in browsers without Web Locks, where it is unknown whether those
 * tabs are still open.
 */
export function OtherTabChanges() {
  const t = useT();
  const dispatch = useAppDispatch();
  const [changes, forget] = useOtherTabCount();
  if (changes === 0) return null;

  const takeOver = () => {
    forget();
    void dispatch(takeOverEdits({ fromAll: true }));
  };
  return (
    <Notice
      role="status"
      text={t(
        'You made {changes, plural, one {# change} other {# changes}} to this order in another window or on an earlier visit, and {changes, plural, one {it is} other {they are}} not saved. If that window is closed, take {changes, plural, one {it} other {them}} over here.',
        { changes },
      )}
    >
      <Button onClick={takeOver}>{t('Take over')}</Button>
    </Notice>
  );
}

/** The number of unsaved changes of the open order in other tabs, and a function to reset it until the next poll. */
function useOtherTabCount(): [number, () => void] {
  const userId = useAppSelector((state) => selectSheet(state)?.userId);
  const orderId = useAppSelector((state) => {
    const sheet = selectSheet(state);
    return sheet === null ? undefined : recordName(sheet);
  });
  const [count, setCount] = useState(0);

  useEffect(
    function pollOtherTabs() {
      if (hasTabLocks || userId === undefined || orderId === undefined) return;
      let isCurrent = true;
      const poll = async () => {
        const unsaved = await readOtherTabsEdits(userId, orderId);
        if (isCurrent) setCount(countEdits(unsaved));
      };
      void poll();
      const timer = setInterval(() => void poll(), pollMs);
      return () => {
        isCurrent = false;
        clearInterval(timer);
      };
    },
    [userId, orderId],
  );
  return [count, () => setCount(0)];
}

import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useGetMeQuery } from '../../../api';
import { counted } from '../../../lib/numbers';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { hasTabLocks } from '../../../lib/tabLocks';
import { countEdits, type Edits, noEdits } from '../state/edits';
import { readUnsavedEdits, readOtherTabsEdits } from '../state/journal';
import { selectSheet } from '../state/lineSheetSlice';
import { takeOverEdits } from '../state/tabs';
import { Notice } from './Notice';
import { useCopyUnsaved } from './unsavedRows';

/** How often to poll for unsaved changes of other tabs, where no lock tells when they close. */
const pollMs = 2000;

/** What was typed into an order that can no longer be opened, and never saved: the person may still copy it. */
export function RecoverableChanges({ orderId }: { orderId: string }) {
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

  const count = countEdits(unsaved);
  if (count === 0) return null;

  const [was, is] = count === 1 ? ['was', 'is'] : ['were', 'are'];
  const changes = `${counted(count, 'change')} of yours`;
  return (
    <Notice
      role="status"
      text={`${changes} ${was} never saved in this order, and ${is} kept in this browser.`}
    >
      <Button onClick={() => void copyUnsaved(unsaved, [])}>Copy</Button>
    </Notice>
  );
}

/**
 * What the person typed into the open order in other tabs or on earlier visits and did not save, on a page without
 * locks: nothing tells whether those tabs are still open, so the person is asked.
 */
export function OtherTabChanges() {
  const dispatch = useAppDispatch();
  const [count, forget] = useOtherTabCount();
  if (count === 0) return null;

  const takeOver = () => {
    forget();
    void dispatch(takeOverEdits({ fromAll: true }));
  };
  const [theyAre, them] = count === 1 ? ['it is', 'it'] : ['they are', 'them'];
  return (
    <Notice
      role="status"
      text={`You made ${counted(count, 'change')} to this order in another window or on an earlier visit, and ${theyAre} not saved. If that window is closed, take ${them} over here.`}
    >
      <Button onClick={takeOver}>Take over</Button>
    </Notice>
  );
}

/** How many changes to the open order other tabs have not saved, and a function to forget them until the next poll. */
function useOtherTabCount(): [number, () => void] {
  const userId = useAppSelector((state) => selectSheet(state)?.userId);
  const orderId = useAppSelector((state) => selectSheet(state)?.orderId);
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

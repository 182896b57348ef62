import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../lib/redux';
import { useStableCallback } from '../../lib/useStableCallback';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import type { FindDialog } from './FindDialog';
import { asksToFind, findKeys, isInDialog } from './findKeys';
import styles from './FindTool.module.css';

/** The button that opens the dialog to find anything, and its keys: Ctrl+K, and / outside of fields. */
export function FindTool() {
  const dispatch = useAppDispatch();
  const [Dialog, setDialog] = useState<typeof FindDialog | null>(null);
  const [isOpen, setOpen] = useState(false);

  // A failed load may be tried again, and must not bring down the page.
  const open = useStableCallback(async () => {
    try {
      const module = await import(/* webpackChunkName: "find-dialog" */ './FindDialog');
      setDialog(() => module.FindDialog);
      setOpen(true);
    } catch {
      const message = 'The search could not be loaded. Check your connection, and try again.';
      dispatch(showAlert({ message, severity: 'error' }));
    }
  });

  useEffect(
    function openByKeys() {
      const handleKeyDown = (event: KeyboardEvent) => {
        if (event.defaultPrevented || !asksToFind(event)) return;
        event.preventDefault();
        if (!isInDialog(event.target)) void open();
      };
      document.addEventListener('keydown', handleKeyDown);
      return () => document.removeEventListener('keydown', handleKeyDown);
    },
    [open],
  );

  return (
    <>
      <Button
        icon={<SearchOutlined aria-hidden />}
        aria-label="Find"
        aria-keyshortcuts={findKeys.aria}
        aria-haspopup="dialog"
        title={`Find orders, customers, catalogs, garments and pages (${findKeys.open}, or /)`}
        onClick={() => void open()}
      >
        <span className={styles.text}>Find</span>
        <kbd className={styles.text} aria-hidden>
          {findKeys.open}
        </kbd>
      </Button>
      {Dialog !== null && isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

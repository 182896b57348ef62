import { useState } from 'react';
import type { Order } from '../../../api';
import { copyText } from '../../../lib/clipboard';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { PlainButton } from '../../../ui/PlainButton';
import { PlainDialog } from '../../../ui/PlainDialog';
import { noEdits } from '../state/edits';
import { editsDiscarded, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import styles from './Notice.module.css';
import { unsavedRows } from './unsavedRows';

/**
 * What the order did not take, when it takes no changes any more or has refused them: it is kept, and may be copied or
 * downloaded, until the person gives it up.
 */
export function UnsavedNotice({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectSaveState);
  const edits = useAppSelector((root) => selectSheet(root)?.edits ?? noEdits);
  const [isAsking, setAsking] = useState(false);
  if (state.kind !== 'refused' || state.changes === 0) return null;

  const changes = state.changes === 1 ? '1 change' : `${state.changes} changes`;
  const tell = (message: string, isDone: boolean) =>
    dispatch(showAlert({ message, severity: isDone ? 'success' : 'error' }));

  const copy = async () => {
    const text = unsavedRows(edits, order.garments).map((row) => row.join('\t'));
    const isDone = await copyText(text.join('\n'));
    tell(isDone ? 'Copied' : 'The browser did not let it be copied', isDone);
  };
  const download = async () => {
    try {
      await downloadSpreadsheet('not_saved.xlsx', unsavedRows(edits, order.garments));
    } catch {
      tell('The file could not be made. Check your connection, or copy instead.', false);
    }
  };

  return (
    <div className={styles.notice} role="alert">
      <p>{`${changes} of yours ${state.changes === 1 ? 'is' : 'are'} not part of this order. ${keptText(state.changes)}`}</p>
      <div className={styles.buttons}>
        <PlainButton onClick={() => void copy()}>Copy</PlainButton>
        <PlainButton onClick={() => void download()}>Download</PlainButton>
        <PlainButton onClick={() => setAsking(true)}>Discard</PlainButton>
      </div>
      {isAsking && (
        <PlainDialog
          title={`Discard ${changes}?`}
          onCancel={() => setAsking(false)}
          actions={
            <>
              <PlainButton onClick={() => setAsking(false)}>Keep</PlainButton>
              <PlainButton isPrimary onClick={() => dispatch(editsDiscarded())}>
                Discard
              </PlainButton>
            </>
          }
        >
          <p>The sheet will show the order as it was saved.</p>
        </PlainDialog>
      )}
    </div>
  );
}

function keptText(count: number): string {
  return `${count === 1 ? 'It is' : 'They are'} kept in this browser.`;
}

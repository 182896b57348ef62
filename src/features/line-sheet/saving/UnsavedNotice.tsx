import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { copyText } from '../../../lib/clipboard';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { noEdits } from '../state/edits';
import { editsDiscarded, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import { Notice } from './Notice';
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
    <Notice
      role="alert"
      text={`${changes} of yours ${state.changes === 1 ? 'is' : 'are'} not part of this order. ${keptText(state.changes)}`}
    >
      <Button onClick={() => void copy()}>Copy</Button>
      <Button onClick={() => void download()}>Download</Button>
      <Button onClick={() => setAsking(true)}>Discard</Button>
      <Modal
        open={isAsking}
        title={`Discard ${changes}?`}
        width={440}
        okText="Discard"
        okButtonProps={{ danger: true }}
        cancelText="Keep"
        onOk={() => dispatch(editsDiscarded())}
        onCancel={() => setAsking(false)}
      >
        <p>The sheet will show the order as it was saved.</p>
      </Modal>
    </Notice>
  );
}

function keptText(count: number): string {
  return `${count === 1 ? 'It is' : 'They are'} kept in this browser.`;
}

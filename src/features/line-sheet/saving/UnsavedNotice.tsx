import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { counted } from '../../../lib/numbers';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { noEdits } from '../state/edits';
import { editsDiscarded, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import { Notice } from './Notice';
import { unsavedRows, useCopyUnsaved } from './unsavedRows';
import { Modal } from '../../../ui/modal/Modal';

/**
 * Unsaved changes of an order that can't be changed or whose save was refused: the person may copy, download or
 * discard them.
 */
export function UnsavedNotice({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const copyUnsaved = useCopyUnsaved();
  const state = useAppSelector(selectSaveState);
  const edits = useAppSelector((root) => selectSheet(root)?.edits ?? noEdits);
  const [isAsking, setAsking] = useState(false);
  if (state.kind !== 'refused' || state.changes === 0) return null;

  const changes = counted(state.changes, 'change');
  const [are, they] = state.changes === 1 ? ['is', 'It is'] : ['are', 'They are'];
  const download = async () => {
    try {
      await downloadSpreadsheet('not_saved.xlsx', unsavedRows(edits, order.garments));
    } catch {
      const message = 'The file could not be made. Check your connection, or copy instead.';
      dispatch(showAlert({ message, severity: 'error' }));
    }
  };

  return (
    <Notice
      role="alert"
      text={`${changes} of yours ${are} not part of this order. ${they} kept in this browser.`}
    >
      <Button onClick={() => void copyUnsaved(edits, order.garments)}>Copy</Button>
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

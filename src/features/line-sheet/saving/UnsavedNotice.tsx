import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { downloadSpreadsheet } from '../../../lib/downloadSpreadsheet';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { noEdits } from '../state/edits';
import { editsDiscarded, selectSaveState, selectSheet } from '../state/lineSheetSlice';
import { Notice } from './Notice';
import { unsavedRows, useCopyUnsaved } from './unsavedRows';
import { Modal } from '../../../ui/modal/Modal';
import { useT } from '../../../languages/useT';

/**
 * Unsaved changes of an order that can't be changed or whose save was refused: the person may copy, download or
 * discard them.
 */
export function UnsavedNotice({ order }: { order: Order }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const copyUnsaved = useCopyUnsaved();
  const state = useAppSelector(selectSaveState);
  const edits = useAppSelector((root) => selectSheet(root)?.edits ?? noEdits);
  const [isAsking, setAsking] = useState(false);
  if (state.kind !== 'refused' || state.changes === 0) return null;

  const { changes } = state;
  const download = async () => {
    try {
      await downloadSpreadsheet('not_saved.xlsx', unsavedRows(edits, order.garments, t));
    } catch {
      const message = t('The file could not be made. Check your connection, or copy instead.');
      dispatch(showAlert({ message, severity: 'error' }));
    }
  };

  return (
    <Notice
      role="alert"
      text={t(
        '{changes, plural, one {# change of yours is not part of this order. It is kept in this browser.} other {# changes of yours are not part of this order. They are kept in this browser.}}',
        { changes },
      )}
    >
      <Button onClick={() => void copyUnsaved(edits, order.garments)}>{t('Copy')}</Button>
      <Button onClick={() => void download()}>{t('Download')}</Button>
      <Button onClick={() => setAsking(true)}>{t('Discard')}</Button>
      <Modal
        open={isAsking}
        title={t('Discard {changes, plural, one {# change} other {# changes}}?', { changes })}
        width={440}
        okText={t('Discard')}
        okButtonProps={{ danger: true }}
        cancelText={t('Keep')}
        onOk={() => dispatch(editsDiscarded())}
        onCancel={() => setAsking(false)}
      >
        <p>{t('The sheet will show the order as it was saved.')}</p>
      </Modal>
    </Notice>
  );
}

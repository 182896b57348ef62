import { FileTextOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { type Order, useGetMeQuery, useHas } from '../../../api';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';
import styles from './DocumentsLine.module.css';
import { may } from '../../../domain/access/rights';
import { useT } from '../../../languages/useT';
import { withWords } from '../../../languages/loadWords';

const DocumentsDialog = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import('../../../shared/order-documents/DocumentsDialog')).DocumentsDialog,
  ),
);

/** The notes on the order, and a button to edit them and its document details. */
export function DocumentsLine({ order }: { order: Order }) {
  const t = useT();
  const [isWriting, setWriting] = useState(false);
  const { data: me } = useGetMeQuery();
  const hasPapers = useHas('getOrderPapers') && may(me?.roles ?? [], 'seeStaffNotes');
  const { note, staff_note: staffNote = '' } = order;
  if (note === undefined && !hasPapers) return null;
  return (
    <Flex vertical gap={4} align="start">
      {note && (
        <p className={styles.note} title={note}>
          {note}
        </p>
      )}
      {staffNote !== '' && (
        <p className={styles.note} title={staffNote}>
          <strong>{t('Staff:')}</strong> {staffNote}
        </p>
      )}
      <Button size="small" icon={<FileTextOutlined aria-hidden />} onClick={() => setWriting(true)}>
        {t('Documents and notes')}
      </Button>
      {isWriting && <DocumentsDialog order={order} onClose={() => setWriting(false)} />}
    </Flex>
  );
}

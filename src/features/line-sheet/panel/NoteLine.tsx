import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { Order } from '../../../api';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import styles from './NoteLine.module.css';

const NoteDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "order-note" */ '../../../shared/order-note/NoteDialog')).NoteDialog,
);

/** The notes on the order, and the way to write them; nothing on a host that keeps none. */
export function NoteLine({ order }: { order: Order }) {
  const [isWriting, setWriting] = useState(false);
  const { note, staff_note: staffNote = '' } = order;
  if (note === undefined) return null;
  const hasNone = note === '' && staffNote === '';
  return (
    <div className={styles.notes}>
      {note !== '' && (
        <p className={styles.note} title={note}>
          {note}
        </p>
      )}
      {staffNote !== '' && (
        <p className={styles.note} title={staffNote}>
          <strong>Staff:</strong> {staffNote}
        </p>
      )}
      <Button size="small" icon={<MessageOutlined aria-hidden />} onClick={() => setWriting(true)}>
        {hasNone ? 'Add a note' : 'Change the note'}
      </Button>
      {isWriting && <NoteDialog order={order} onClose={() => setWriting(false)} />}
    </div>
  );
}

import { MessageOutlined } from '@ant-design/icons';
import type { OrderSummary } from '../../api';
import styles from './NoteSign.module.css';

/** Shows that there is a note on an order; the tooltip has its text. */
export function NoteSign({ order: { note, staff_note: staffNote } }: { order: OrderSummary }) {
  if (!note && !staffNote) return null;
  const text = [note && `Note: ${note}`, staffNote && `Note for staff: ${staffNote}`]
    .filter(Boolean)
    .join('\n');
  return <MessageOutlined className={styles.sign} role="img" aria-label={text} title={text} />;
}

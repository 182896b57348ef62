import { MessageOutlined } from '@ant-design/icons';
import type { OrderSummary } from '../../api';

/** Shows that there is a note on an order; the tooltip has its text. */
export function NoteIcon({ order: { note, staff_note: staffNote } }: { order: OrderSummary }) {
  if (!note && !staffNote) return null;
  const text = [note && `Note: ${note}`, staffNote && `Note for staff: ${staffNote}`]
    .filter(Boolean)
    .join('\n');
  return <MessageOutlined style={style} role="img" aria-label={text} title={text} />;
}

const style = { marginInlineEnd: 6, color: 'var(--ld-ink-soft)' };

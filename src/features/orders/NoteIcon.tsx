import { MessageOutlined } from '@ant-design/icons';
import type { OrderSummary } from '../../api';
import { useT } from '../../languages/useT';

/** Shows that there is a note on an order; the tooltip has its text. */
export function NoteIcon({ order: { note, staff_note: staffNote } }: { order: OrderSummary }) {
  const t = useT();
  if (!note && !staffNote) return null;
  const text = [
    note && t('Note: {note}', { note }),
    staffNote && t('Note for staff: {staffNote}', { staffNote }),
  ]
    .filter(Boolean)
    .join('\n');
  return <MessageOutlined style={style} role="img" aria-label={text} title={text} />;
}

const style = { marginInlineEnd: 6, color: 'var(--ld-ink-soft)' };

import { DiffOutlined, MessageOutlined } from '@ant-design/icons';
import type { OrderSummary } from '../../api';
import { useT } from '../../languages/useT';

/** Shows that changes of an order are proposed, and that there is a note on it; the tooltips have the text. */
export const OrderMarks = ({ order }: { order: OrderSummary }) => (
  <>
    {order.proposed_at !== undefined && <ProposedIcon />}
    <NoteIcon order={order} />
  </>
);

function ProposedIcon() {
  const t = useT();
  const text = t('Changes are proposed');
  return <DiffOutlined style={proposedStyle} role="img" aria-label={text} title={text} />;
}

function NoteIcon({ order: { note, staff_note: staffNote } }: { order: OrderSummary }) {
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

const proposedStyle = { marginInlineEnd: 6, color: 'var(--ld-accent)' };
const style = { marginInlineEnd: 6, color: 'var(--ld-ink-soft)' };

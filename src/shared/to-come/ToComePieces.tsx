import { WarningOutlined } from '@ant-design/icons';
import type { OrderSummary } from '../../api';
import { isShort, toComeOf } from '../../domain/orders/toCome';
import { useT } from '../../languages/useT';
import { numberText } from '../../lib/numbers';

/** Pieces of an order still to come, a dash for none, with a sign when the ERP has confirmed it short. */
export function ToComePieces({ order }: { order: OrderSummary }) {
  return (
    <>
      <ShortIcon order={order} />
      {toComeOf(order) === 0 ? '–' : numberText(toComeOf(order))}
    </>
  );
}

/** The same in words, for a card; nothing of an order of which nothing is to come. */
export function ToComeLine({ order }: { order: OrderSummary }) {
  const t = useT();
  const pieces = toComeOf(order);
  if (pieces === 0 && !isShort(order)) return null;
  return (
    <div>
      <ShortIcon order={order} />
      {t('{pieces, plural, one {# piece} other {# pieces}} to come', { pieces })}
    </div>
  );
}

function ShortIcon({ order }: { order: OrderSummary }) {
  const t = useT();
  if (!isShort(order)) return null;
  const text = t('Confirmed short');
  return <WarningOutlined style={style} role="img" aria-label={text} title={text} />;
}

const style = { marginInlineEnd: 6, color: 'var(--ld-warning)' };

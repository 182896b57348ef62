import { tooFewPieces } from '../../domain/orders/minimums';
import { addLines, listedDrops } from '../../domain/orders/totals';
import type { Garment, Order } from '../../api';
import { formatMoney, toCents } from '../../domain/money';
import { counted, numberText } from '../../lib/numbers';
import { useAppSelector } from '../../lib/redux';
import { selectGarmentLines, selectOrderedPrices, selectTotals } from './state/lineSheetSlice';
import styles from './Totals.module.css';

/** The order's totals. A sent order retains its amount, whatever the garments cost today. */
export function OrderTotals({ order, isReadOnly }: { order: Order; isReadOnly: boolean }) {
  const { pieces, amount } = useAppSelector(selectTotals);
  const shown = isReadOnly ? (toCents(order.total_price) ?? amount) : amount;
  return (
    <p className={styles.totals} aria-label="Total" translate="no">
      <span>{counted(isReadOnly ? order.items_count : pieces, 'piece')}</span>
      <strong>{formatMoney(shown, order.currency)}</strong>
    </p>
  );
}

/** The total of each drop, when there are at least two (spec 2). */
export function DropTotals({ currency }: { currency: string }) {
  const drops = listedDrops(useAppSelector(selectTotals));
  if (drops.length === 0) return null;
  return (
    <table className={styles.drops} aria-label="Drops" translate="no">
      <tbody>
        {drops.map(({ drop, pieces, amount }) => (
          <tr key={drop}>
            <th scope="row">{drop}</th>
            <td>{counted(pieces, 'piece')}</td>
            <td>{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A garment's pieces and amount in the order; blank for none. */
export function Subtotal({ garment }: { garment: Garment }) {
  const lines = useAppSelector((state) => selectGarmentLines(state, garment.generic));
  const price = toCents(garment.wh_price) ?? 0;
  const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
  // A save changes the saved prices object, but rarely this amount.
  const amount = useAppSelector((state) => addLines(lines, price, selectOrderedPrices(state)).amount);
  if (pieces === 0) return null;
  const isTooFew = tooFewPieces(garment, lines) !== null;
  return (
    <p className={styles.subtotal} translate="no" data-total data-too-few={isTooFew || undefined}>
      {isTooFew ? (
        <span>
          {numberText(pieces)}
          <span className={styles.unit}> {pieces === 1 ? 'piece' : 'pieces'}</span>
          <span className={styles.tooFew}>, min. {numberText(garment.min_quantity ?? 0)}</span>
        </span>
      ) : (
        <span>{counted(pieces, 'piece')}</span>
      )}
      <strong>{formatMoney(amount, garment.currency)}</strong>
    </p>
  );
}

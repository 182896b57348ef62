import { use } from 'react';
import { piecesText } from '../../domain/orders/counts';
import { tooFewPieces } from '../../domain/orders/minimums';
import { addLines, listedDrops } from '../../domain/orders/totals';
import type { Garment, Order } from '../../api';
import { toCents } from '../../domain/money';
import { formatMoney } from '../../languages/money';
import { useAppSelector } from '../../lib/redux';
import { CellViewContext } from './grid/CellView';
import { selectGarmentLines, selectOrderedPrices, selectTotals } from './state/lineSheetSlice';
import styles from './Totals.module.css';
import { useT } from '../../languages/useT';
import { Sentence } from '../../languages/Sentence';

/** The totals of what the cells show. A sent order retains its amount, whatever the garments cost today. */
export function OrderTotals({ order, isReadOnly }: { order: Order; isReadOnly: boolean }) {
  const t = useT();
  const { pieces, amount } = useAppSelector(selectTotals);
  const view = use(CellViewContext);
  const ordered = isReadOnly ? (toCents(order.total_price) ?? amount) : amount;
  const orderedText = piecesText(isReadOnly ? order.items_count : pieces);
  return (
    <p className={styles.totals} aria-label={t('Total')} translate="no">
      <span>{t(view?.totalText ?? orderedText)}</span>
      <strong>{formatMoney(view?.totals.amount ?? ordered, order.currency)}</strong>
    </p>
  );
}

/** The total of each drop, when there are at least two (spec 2). */
export function DropTotals({ currency }: { currency: string }) {
  const t = useT();
  const totals = useAppSelector(selectTotals);
  const drops = listedDrops(use(CellViewContext)?.totals ?? totals);
  if (drops.length === 0) return null;
  return (
    <table className={styles.drops} aria-label={t('Drops')} translate="no">
      <tbody>
        {drops.map(({ drop, pieces, amount }) => (
          <tr key={drop}>
            <th scope="row">{drop}</th>
            <td>{t(piecesText(pieces))}</td>
            <td>{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A garment's pieces and amount in the cells; blank for none. */
export function Subtotal({ garment }: { garment: Garment }) {
  const t = useT();
  const view = use(CellViewContext);
  const ordered = useAppSelector((state) => selectGarmentLines(state, garment.generic));
  const lines = view === null ? ordered : (view.lines[garment.generic] ?? {});
  const price = toCents(garment.wh_price) ?? 0;
  const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
  // A save changes the saved prices object, but rarely this amount.
  const amount = useAppSelector(
    (state) => addLines(lines, price, view?.prices ?? selectOrderedPrices(state)).amount,
  );
  if (pieces === 0) return null;
  const isTooFew = view === null && tooFewPieces(garment, lines) !== null;
  return (
    <p className={styles.subtotal} translate="no" data-total data-too-few={isTooFew || undefined}>
      {isTooFew ? (
        <span>
          <Sentence
            text="{pieces, number}<unit>{pieces, plural, one { piece} other { pieces}}</unit><few>, min. {minimum, number}</few>"
            values={{ pieces, minimum: garment.min_quantity ?? 0 }}
            tags={{
              unit: (unit) => <span className={styles.unit}>{unit}</span>,
              few: (minimum) => <span className={styles.tooFew}>{minimum}</span>,
            }}
          />
        </span>
      ) : (
        <span>{t(piecesText(pieces))}</span>
      )}
      <strong>{formatMoney(amount, garment.currency)}</strong>
    </p>
  );
}

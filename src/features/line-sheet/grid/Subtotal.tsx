import type { Garment } from '../../../api';
import { formatMoney, lineAmount, toCents } from '../../../domain/money';
import { useAppSelector } from '../../../lib/redux';
import { formatPieces } from '../formatPieces';
import { selectGarmentLines } from '../state/lineSheetSlice';
import styles from './GarmentCard.module.css';

/** What a garment adds to the order; nothing while it adds nothing. */
export function Subtotal({ garment }: { garment: Garment }) {
  const lines = useAppSelector((state) => selectGarmentLines(state, garment.generic));
  const quantity = Object.values(lines).reduce((sum, pieces) => sum + pieces, 0);
  if (quantity === 0) return null;
  const amount = lineAmount({ quantity, price: toCents(garment.wh_price) ?? 0 });
  return (
    <p className={styles.subtotal}>
      <span>{formatPieces(quantity)}</span>
      <strong>{formatMoney(amount, garment.currency)}</strong>
    </p>
  );
}

import { piecesText } from '../../../domain/orders/counts';
import { use, useMemo } from 'react';
import type { Garment } from '../../../api';
import { formatMoney } from '../../../languages/money';
import { useAppSelector } from '../../../lib/redux';
import { useDebouncedValue } from '../../../lib/useDebouncedValue';
import { CellViewContext } from '../grid/CellView';
import { gridOf } from '../grid/Grid';
import type { CellRange } from '../grid/cellRange';
import { sumSelection } from '../grid/selectionSums';
import { selectSheet } from '../state/lineSheetSlice';
import styles from './SheetToolbar.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  range: CellRange;
  /** The garments that the sheet shows. */
  garments: readonly Garment[];
}

/** Screen readers announce a selection after it has been unchanged for this time. */
const settleMs = 700;

/** Pieces and amount of the selected cells. */
export function SelectionLine({ range, garments }: Props) {
  const t = useT();
  const sheet = useAppSelector(selectSheet);
  const { lines: ordered = noLines, prices = noPrices } = sheet ?? {};
  const lines = use(CellViewContext)?.lines ?? ordered;
  const { cells, pieces, amount } = useMemo(
    () => sumSelection(range, prices, gridOf(garments, lines)),
    [range, garments, lines, prices],
  );
  const money = formatMoney(amount, garments[0]?.currency ?? '');
  const summary = t(
    '{cells, number} cells selected: {pieces, plural, one {# piece} other {# pieces}}, {amount}',
    { cells, pieces, amount: money },
  );
  const said = useDebouncedValue(summary, '', settleMs);
  return (
    <>
      <p className={styles.sums} role="group" aria-label={t('Selection')} translate="no">
        <span>{t('{cells, number} cells', { cells })}</span>
        <span>{t(piecesText(pieces))}</span>
        <span>{money}</span>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

const noLines = {};
const noPrices = {};

import { memo, useLayoutEffect, useRef } from 'react';
import { isCellDisabled } from '../../../domain/orders/quantities';
import { isOffMultiple } from '../../../domain/orders/minimums';
import { isShortOfStock } from '../../../domain/orders/totals';
import styles from './QuantityCell.module.css';
import { quantityText, seenQuantities } from './useCellEntry';
import type { Translate } from '../../../domain/language/wording';

interface Props {
  t: Translate;
  sku: string;
  /** Garment, color and size, for a screen reader. */
  label: string;
  stock: number;
  withStocks: boolean;
  quantity: number;
  /** Of a proposal, what is ordered. */
  ordered?: number;
  /** Quantities should be multiples of this; 1 for any. */
  multiple: number;
  isWanted: boolean;
  /** Changed by somebody else too: not saved until the person chooses. */
  isConflicted: boolean;
  /** Just changed by somebody else. */
  isChanged: boolean;
  isReadOnly: boolean;
}

/**
 * An uncontrolled input: it holds its own text during typing. The grid handles the events of all cells, and stores a
 * quantity on blur.
 */
export const QuantityCell = memo(function QuantityCell({
  t,
  sku,
  label,
  stock,
  withStocks,
  quantity,
  ordered = quantity,
  multiple,
  isWanted,
  isConflicted,
  isChanged,
  isReadOnly,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const stored = useRef(quantity);
  const isDisabled = isCellDisabled({ sku: { stock }, with_stocks: withStocks, quantity });
  const isShort = isShortOfStock({ with_stocks: withStocks, stock, quantity });
  const isOff = isOffMultiple(quantity, multiple);
  const differs = quantity !== ordered;

  useLayoutEffect(
    function showStoredQuantity() {
      const cell = input.current;
      if (cell === null) return;
      const isBeingTyped = cell === document.activeElement && cell.value !== quantityText(stored.current);
      stored.current = quantity;
      if (!isBeingTyped || cell.value === quantityText(quantity)) seenQuantities.set(cell, quantity);
      if (isBeingTyped) return;
      // Comparing first is cheaper: most cells already show their default value.
      const text = quantityText(quantity);
      if (cell.value !== text) cell.value = text;
      // Selected, so that the next key replaces what was pasted or undone.
      if (cell === document.activeElement) cell.select();
    },
    [quantity],
  );

  return (
    <td
      className={styles.cell}
      data-state={stateOf(isDisabled, isShort || isOff, quantity)}
      data-wanted={isWanted || undefined}
      data-conflict={isConflicted || undefined}
      data-changed={isChanged || undefined}
      data-differs={differs || undefined}
      style={digitsStyle(quantity)}
    >
      <input
        ref={input}
        data-sku={sku}
        inputMode="numeric"
        autoComplete="off"
        aria-label={[
          label,
          ...(differs ? [t('{ordered, number} ordered', { ordered })] : []),
          ...(withStocks ? [t('{stock} in stock', { stock })] : []),
          ...(multiple > 1 ? [t('multiples of {multiple}', { multiple })] : []),
          ...(isWanted ? [t('wanted')] : []),
          ...(isConflicted ? [t('changed twice and not saved')] : []),
        ].join(', ')}
        aria-invalid={isShort || isOff || isConflicted || undefined}
        title={titleOf(t, withStocks, stock, multiple)}
        defaultValue={quantityText(quantity)}
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
      {isShort && (
        <span className={styles.stock} aria-hidden>
          {t('of {stock}', { stock })}
        </span>
      )}
      {differs && !isShort && (
        <s className={styles.stock} aria-hidden>
          {ordered}
        </s>
      )}
    </td>
  );
});

/** Passes the number of digits to the style sheet, which shrinks long numbers. */
export const digitsStyle = (quantity: number) =>
  quantity > 99 ? { '--digits': String(quantity).length } : undefined;

/** A color that is not made in a size. */
export function MissingCell({ t, label }: Pick<Props, 't' | 'label'>) {
  return (
    <td className={styles.cell} data-state="missing">
      <input aria-label={t('{label}, not made', { label })} disabled />
    </td>
  );
}

function stateOf(isDisabled: boolean, isWrong: boolean, quantity: number) {
  if (isDisabled) return 'disabled';
  if (isWrong) return 'short';
  return quantity > 0 ? 'filled' : undefined;
}

function titleOf(t: Translate, withStocks: boolean, stock: number, multiple: number): string | undefined {
  const facts = [
    withStocks ? t('In stock: {stock}', { stock }) : '',
    multiple > 1 ? t('Multiples of {multiple}', { multiple }) : '',
  ];
  return facts.filter((fact) => fact !== '').join('. ') || undefined;
}

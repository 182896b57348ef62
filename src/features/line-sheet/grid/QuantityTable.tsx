import { memo } from 'react';
import type { Garment } from '../../../api';
import { useAppSelector } from '../../../lib/redux';
import { selectGarmentLines, selectWantedOf } from '../state/lineSheetSlice';
import { ColourHeading } from './ColourHeading';
import styles from './GarmentCard.module.css';
import { MissingCell, QuantityCell } from './QuantityCell';
import { type ColourLine, quantityGrid } from './quantityGrid';

interface Props {
  garment: Garment;
  width: number;
  isReadOnly: boolean;
}

/** A garment's colours by sizes. After an edit it compares its cells, and only the changed one renders again. */
export const QuantityTable = memo(function QuantityTable({ garment, width, isReadOnly }: Props) {
  const { generic, name, number, sizes, with_stocks: withStocks } = garment;
  const lines = useAppSelector((state) => selectGarmentLines(state, generic));
  const wanted = new Set(useAppSelector((state) => selectWantedOf(state, generic)).split('|'));

  const cellsOf = ({ color, cells }: ColourLine) =>
    cells.map((sku, index) => {
      const label = `${name} ${number}, ${color.name}, ${sizes[index]}`;
      if (sku === undefined) return <MissingCell key={sizes[index]} label={label} />;
      return (
        <QuantityCell
          key={sizes[index]}
          sku={sku.sku}
          label={label}
          stock={sku.stock}
          withStocks={withStocks}
          quantity={lines[sku.sku] ?? 0}
          isWanted={wanted.has(sku.sku)}
          isReadOnly={isReadOnly}
        />
      );
    });

  return (
    <table className={styles.table} style={{ width }} aria-label={`Quantities of ${name} ${number}`}>
      <thead>
        <tr>
          <th className={styles.colourHead} scope="col">
            <span className={styles.hidden}>Colour</span>
          </th>
          {sizes.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
          <th className={styles.sum} scope="col">
            <span className={styles.hidden}>Pieces</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {quantityGrid(garment).map((line) => (
          <tr key={line.code}>
            <ColourHeading
              generic={generic}
              color={line.color}
              code={line.code}
              isWanted={wanted.has(line.code)}
              isReadOnly={isReadOnly}
            />
            {cellsOf(line)}
            <td className={styles.sum}>{piecesOf(line, lines) || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function piecesOf({ cells }: ColourLine, lines: Readonly<Record<string, number>>): number {
  return cells.reduce((sum, sku) => sum + (sku === undefined ? 0 : (lines[sku.sku] ?? 0)), 0);
}

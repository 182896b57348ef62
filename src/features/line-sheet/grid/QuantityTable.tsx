import { HeartFilled } from '@ant-design/icons';
import { memo, use } from 'react';
import type { Garment, GarmentColor } from '../../../api';
import { useValue } from '../../../lib/createStore';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { pictureAddress } from '../../../shared/picture-address/pictureAddress';
import {
  selectConflictsOf,
  selectGarmentLines,
  selectOrderedOf,
  selectWantedOf,
  wantedToggled,
} from '../state/lineSheetSlice';
import { changedByOthers } from '../state/presence';
import { sizes as cardSizes } from './cardFrames';
import { CellViewContext } from './CellView';
import { cellName, type ColorLine, quantityGrid } from './Grid';
import { digitsStyle, MissingCell, QuantityCell } from './QuantityCell';
import styles from './QuantityTable.module.css';
import { useT } from '../../../languages/useT';

interface Props {
  garment: Garment;
  width: number;
  cellWidth: number;
  isReadOnly: boolean;
}

/** A garment's colors by sizes. After an edit only the changed cell re-renders. */
export const QuantityTable = memo(function QuantityTable({ garment, width, cellWidth, isReadOnly }: Props) {
  const t = useT();
  const { generic, name, number, sizes, with_stocks: withStocks, multiple = 1 } = garment;
  const entered = useAppSelector((state) => selectGarmentLines(state, generic));
  const ordered = useAppSelector((state) => selectOrderedOf(state, generic));
  const view = use(CellViewContext);
  const lines = view === null ? entered : (view.lines[generic] ?? {});
  const wanted = new Set(useAppSelector((state) => selectWantedOf(state, generic)).split('|'));
  const conflicted = useAppSelector((state) => selectConflictsOf(state, generic)).split('|');
  const changed = useValue(changedByOthers);

  const cellsOf = ({ color, cells }: ColorLine) =>
    cells.map((sku, index) => {
      const label = cellName(garment, color.name, sizes[index]);
      if (sku === undefined) return <MissingCell key={sizes[index]} t={t} label={label} />;
      const viewed = { t, sku: sku.sku, label, isWanted: wanted.has(sku.sku) };
      if (view?.skus.has(sku.sku)) return <view.Cell key={sizes[index]} {...viewed} />;
      return (
        <QuantityCell
          key={sizes[index]}
          {...viewed}
          stock={sku.stock}
          withStocks={withStocks}
          quantity={lines[sku.sku] ?? 0}
          ordered={ordered && (ordered[sku.sku] ?? 0)}
          multiple={multiple}
          isConflicted={conflicted.includes(sku.sku)}
          isChanged={changed.has(sku.sku)}
          isReadOnly={isReadOnly}
        />
      );
    });

  return (
    <table
      className={styles.table}
      translate="no"
      style={{ width, '--cell-room': cellWidth - cardSizes.cellFrame }}
      data-read-only={isReadOnly || undefined}
      aria-label={t('Quantities of {name} {number}', { name, number })}
    >
      <thead>
        <SizeRow sizes={sizes} />
      </thead>
      <tbody>
        {quantityGrid(garment).map((line) => {
          const pieces = piecesOf(line, lines);
          return (
            <tr key={line.code}>
              <ColorHeading
                swatch={pictureAddress('colors', `${generic}_${line.color.number}`, garment.picture_tags)}
                color={line.color}
                code={line.code}
                isWanted={wanted.has(line.code)}
                isReadOnly={isReadOnly}
              />
              {cellsOf(line)}
              <td className={styles.sum} style={digitsStyle(pieces)}>
                {pieces || ''}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});

/** The header row of a table. */
export function SizeRow({ sizes }: { sizes: readonly string[] }) {
  const t = useT();
  return (
    <tr>
      <th className={styles.colorHead} scope="col">
        <span className="visually-hidden">{t('Color')}</span>
      </th>
      {sizes.map((size, index) => (
        <th key={size} className={styles.size} scope="col" title={size} data-size={index}>
          {size}
        </th>
      ))}
      <th className={styles.sum} scope="col">
        <span className="visually-hidden">{t('Pieces')}</span>
      </th>
    </tr>
  );
}

function piecesOf({ cells }: ColorLine, lines: Readonly<Record<string, number>>): number {
  return cells.reduce((sum, sku) => sum + (sku === undefined ? 0 : (lines[sku.sku] ?? 0)), 0);
}

interface HeadingProps {
  /** The URL of its picture. */
  swatch: string;
  color: GarmentColor;
  code: string;
  isWanted: boolean;
  isReadOnly: boolean;
}

/** A color's swatch and name; a click marks the color as wanted, or unmarks it (spec 2). */
const ColorHeading = memo(function ColorHeading({ swatch, color, code, isWanted, isReadOnly }: HeadingProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  return (
    <th className={styles.color} scope="row">
      <button
        type="button"
        aria-pressed={isWanted}
        title={
          isWanted
            ? t('{name}: wanted', { name: color.name })
            : t('{name}: mark as wanted', { name: color.name })
        }
        disabled={isReadOnly}
        onClick={() => dispatch(wantedToggled({ code }))}
      >
        <span className={styles.swatch} style={{ backgroundImage: `url("${swatch}")` }} />
        <span className={styles.colorName} lang={color.name_language}>
          {color.name}
        </span>
        {isWanted && <HeartFilled className={styles.wantedMark} aria-hidden />}
      </button>
    </th>
  );
});

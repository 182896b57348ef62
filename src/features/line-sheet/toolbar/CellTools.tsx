import { CopyOutlined, HeartFilled, HeartOutlined, PictureOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { colorCodeOf } from '../../../domain/sku';
import { isolated } from '../../../domain/text/isolated';
import { copyText } from '../../../lib/clipboard';
import { useValue } from '../../../lib/createStore';
import { type RootState, useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { lineRange } from '../grid/cellRange';
import { cellOf, gridOf } from '../grid/Grid';
import { blockText } from '../grid/useClipboard';
import type { Selected, Selection } from '../grid/useSelection';
import { selectSheet, selectWantedOf, wantedToggled } from '../state/lineSheetSlice';
import { SelectionLine } from './SelectionLine';
import { SelectionMenu } from './SelectionMenu';
import styles from './SheetToolbar.module.css';
import { ToolButton } from '../ToolButton';

/** The props of the tools for the selected cell. */
export interface CellToolsProps {
  garments: readonly Garment[];
  /** The garments that the sheet shows. */
  shown: readonly Garment[];
  selection: Selection;
  isReadOnly: boolean;
  onPictures: (generic: string) => void;
  /** Fills the selected cells. */
  onFill: (direction: 'down' | 'right') => void;
  /** Returns the focus to the cells. */
  onReturn: () => void;
}

const noLines = {};

/** The selected cell's name, and tools for it. */
export function CellTools(props: CellToolsProps) {
  const { garments, selection, isReadOnly } = props;
  const selected = useValue(selection);
  const grid = gridOf(garments, noLines);
  const cell = cellOf(grid, selected?.sku ?? '');
  const row = cell && grid.rows[cell.row];
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected?.said}
      </p>
      {selected && row ? (
        <ToolsOfCell
          {...props}
          selected={selected}
          garment={row.garment}
          color={row.color}
          column={cell.column}
        />
      ) : (
        <p className={styles.cell}>
          {isReadOnly ? 'This order can only be read.' : 'Select a cell to enter a quantity.'}
        </p>
      )}
    </>
  );
}

interface CellProps extends CellToolsProps {
  selected: Selected;
  garment: Garment;
  /** The indexes of its color and size in the garment. */
  color: number;
  column: number;
}

function ToolsOfCell(props: CellProps) {
  const { selected, garment, column, shown, isReadOnly, onPictures } = props;
  const { sku, range } = selected;
  const { generic, name, colors, sizes, skus, with_stocks: withStocks } = garment;
  const wanted = useAppSelector((state) => selectWantedOf(state, generic)).split('|');
  const color = colors[props.color]?.name ?? '';
  const size = `${color}, ${sizes[column]}`;
  const { stock, ean, own_sku: ownSku } = skus.find((one) => one.sku === sku) ?? {};
  const age = stockAge([garment]);

  return (
    <>
      {range ? (
        <SelectionLine range={range} garments={shown} />
      ) : (
        <p className={styles.cell} translate="no">
          <strong>{name}</strong> {size}
          {withStocks && (
            <span className={styles.stock}>
              {age === '' ? `${stock} in stock` : `${stock} in stock as of ${age}`}
            </span>
          )}
          {ownSku !== undefined && <span className={styles.code}>{ownSku}</span>}
          {ean !== undefined && <span className={styles.code}>EAN {ean}</span>}
        </p>
      )}
      {range && !isReadOnly && <SelectionMenu {...props} />}
      <div className={styles.group} role="group" aria-label="Selected cell">
        {[
          { what: 'Size' as const, which: size, code: sku, keys: 'Space' },
          { what: 'Color' as const, which: color, code: colorCodeOf(sku), keys: 'Shift+Space, Space' },
        ].map((mark) => (
          <WantedTool
            key={mark.what}
            {...mark}
            isWanted={wanted.includes(mark.code)}
            isReadOnly={isReadOnly}
          />
        ))}
        <GarmentTools garment={garment} color={props.color} onPictures={onPictures} />
      </div>
    </>
  );
}

interface WantedProps {
  what: 'Size' | 'Color';
  which: string;
  code: string;
  keys: string;
  isWanted: boolean;
  isReadOnly: boolean;
}

/** Memoized, as each key selects another cell, mostly of the same color. */
const WantedTool = memo(function WantedTool({ what, which, code, keys, isWanted, isReadOnly }: WantedProps) {
  const dispatch = useAppDispatch();
  return (
    <ToolButton
      label={`${what} wanted: ${which}`}
      hint={wantedHint(what, isWanted)}
      icon={isWanted ? <HeartFilled /> : <HeartOutlined />}
      text={
        <>
          {what} <span className={styles.word}>wanted</span>
        </>
      }
      keys={keys}
      isPressed={isWanted}
      isDisabled={isReadOnly}
      onClick={() => dispatch(wantedToggled({ code }))}
    />
  );
});

interface GarmentToolsProps {
  garment: Garment;
  /** The index of the color in the garment. */
  color: number;
  onPictures: (generic: string) => void;
}

const GarmentTools = memo(function GarmentTools({ garment, color: row, onPictures }: GarmentToolsProps) {
  const { generic, name, colors } = garment;
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const color = colors[row]?.name ?? '';

  const handleCopy = async () => {
    const grid = gridOf([garment], selectSheet(store.getState())?.lines ?? noLines);
    const isCopied = await copyText(blockText(lineRange({ row, column: 0 }, grid), grid));
    dispatch(
      isCopied
        ? showAlert({ message: `Copied the row of ${isolated(name)}, ${isolated(color)}`, severity: 'info' })
        : showAlert({ message: 'The browser did not allow copying', severity: 'error' }),
    );
  };

  return (
    <>
      <ToolButton
        label={`Pictures of ${name}`}
        icon={<PictureOutlined />}
        isSpare
        onClick={() => onPictures(generic)}
      />
      <ToolButton
        label={`Copy the row of ${color}`}
        icon={<CopyOutlined />}
        keys="Shift+Space, Ctrl+C"
        isSpare
        onClick={() => void handleCopy()}
      />
    </>
  );
});

function wantedHint(what: string, isWanted: boolean): string {
  const it = `this ${what.toLowerCase()}`;
  return isWanted ? `Marked as wanted; unmark ${it}` : `Mark ${it} as wanted, to decide on it later`;
}

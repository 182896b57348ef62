import { CopyOutlined, HeartFilled, HeartOutlined, PictureOutlined } from '@ant-design/icons';
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
import { ToolButton } from './ToolButton';

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
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { generic, name, colors, sizes, skus, with_stocks: withStocks } = garment;
  const wanted = useAppSelector((state) => selectWantedOf(state, generic)).split('|');
  const color = colors[props.color]?.name ?? '';
  const { stock, ean, own_sku: ownSku } = skus.find((one) => one.sku === sku) ?? {};
  const age = stockAge([garment]);

  const handleCopy = async () => {
    const grid = gridOf([garment], selectSheet(store.getState())?.lines ?? noLines);
    const isCopied = await copyText(blockText(lineRange({ row: props.color, column: 0 }, grid), grid));
    dispatch(
      isCopied
        ? showAlert({ message: `Copied the row of ${isolated(name)}, ${isolated(color)}`, severity: 'info' })
        : showAlert({ message: 'The browser did not allow copying', severity: 'error' }),
    );
  };

  return (
    <>
      {range ? (
        <SelectionLine range={range} garments={shown} />
      ) : (
        <p className={styles.cell} translate="no">
          <strong>{name}</strong> {color}, {sizes[column]}
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
          { what: 'Size', which: `${color}, ${sizes[column]}`, code: sku, keys: 'Space' },
          { what: 'Color', which: color, code: colorCodeOf(sku), keys: 'Shift+Space, Space' },
        ].map(({ what, which, code, keys }) => {
          const isWanted = wanted.includes(code);
          return (
            <ToolButton
              key={what}
              label={`${what} wanted: ${which}`}
              hint={wantedHint(what, isWanted)}
              icon={isWanted ? <HeartFilled /> : <HeartOutlined />}
              text={
                <span>
                  {what} <span className={styles.word}>wanted</span>
                </span>
              }
              keys={keys}
              isPressed={isWanted}
              isDisabled={isReadOnly}
              onClick={() => dispatch(wantedToggled({ code }))}
            />
          );
        })}
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
      </div>
    </>
  );
}

function wantedHint(what: string, isWanted: boolean): string {
  const it = `this ${what.toLowerCase()}`;
  return isWanted ? `Marked as wanted; unmark ${it}` : `Mark ${it} as wanted, to decide on it later`;
}

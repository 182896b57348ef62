import { CopyOutlined, HeartFilled, HeartOutlined, PictureOutlined } from '@ant-design/icons';
import { memo, type ReactNode, use } from 'react';
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
import { CellViewContext } from '../grid/CellView';
import { cellOf, gridOf } from '../grid/Grid';
import { blockText } from '../grid/useClipboard';
import type { Selected, Selection } from '../grid/useSelection';
import { selectSheet, selectWantedOf, wantedToggled } from '../state/lineSheetSlice';
import { SelectionLine } from './SelectionLine';
import { SelectionMenu } from './SelectionMenu';
import styles from './SheetToolbar.module.css';
import { ToolButton } from '../ToolButton';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';
import { Sentence } from '../../../languages/Sentence';

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
  const t = useT();
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
          {isReadOnly ? t('This order can only be read.') : t('Select a cell to enter a quantity.')}
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
  const t = useT();
  const { selected, garment, column, shown, isReadOnly, onPictures } = props;
  const { sku, range } = selected;
  const { generic, name, colors, sizes, skus, with_stocks: withStocks } = garment;
  const wanted = useAppSelector((state) => selectWantedOf(state, generic)).split('|');
  const color = colors[props.color]?.name ?? '';
  const size = `${color}, ${sizes[column]}`;
  const { stock = 0, ean, own_sku: ownSku } = skus.find((one) => one.sku === sku) ?? {};
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
              {age === ''
                ? t('{stock} in stock', { stock })
                : t('{stock} in stock as of {age}', { stock, age })}
            </span>
          )}
          {ownSku !== undefined && <span className={styles.code}>{ownSku}</span>}
          {ean !== undefined && <span className={styles.code}>{t('EAN {ean}', { ean })}</span>}
        </p>
      )}
      {range && !isReadOnly && <SelectionMenu {...props} />}
      <div className={styles.group} role="group" aria-label={t('Selected cell')}>
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

const spareWord = { word: (word: ReactNode) => <span className={styles.word}>{word}</span> };

/** Memoized, as each key selects another cell, mostly of the same color. */
const WantedTool = memo(function WantedTool({ what, which, code, keys, isWanted, isReadOnly }: WantedProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  return (
    <ToolButton
      label={
        what === 'Size'
          ? t('Size wanted: {size}', { size: which })
          : t('Color wanted: {color}', { color: which })
      }
      hint={t(wantedHint(what, isWanted))}
      icon={isWanted ? <HeartFilled /> : <HeartOutlined />}
      text={
        what === 'Size' ? (
          <Sentence text="Size <word>wanted</word>" tags={spareWord} />
        ) : (
          <Sentence text="Color <word>wanted</word>" tags={spareWord} />
        )
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
  const t = useT();
  const { generic, name, colors } = garment;
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const view = use(CellViewContext);
  const color = colors[row]?.name ?? '';

  const handleCopy = async () => {
    const lines = view?.lines ?? selectSheet(store.getState())?.lines ?? noLines;
    const grid = gridOf([garment], lines);
    const isCopied = await copyText(blockText(lineRange({ row, column: 0 }, grid), grid));
    dispatch(
      isCopied
        ? showAlert({
            message: t('Copied the row of {name}, {color}', { name: isolated(name), color: isolated(color) }),
            severity: 'info',
          })
        : showAlert({ message: t('The browser did not allow copying'), severity: 'error' }),
    );
  };

  return (
    <>
      <ToolButton
        label={t('Pictures of {name}', { name })}
        icon={<PictureOutlined />}
        isSpare
        onClick={() => onPictures(generic)}
      />
      <ToolButton
        label={t('Copy the row of {color}', { color })}
        icon={<CopyOutlined />}
        keys="Shift+Space, Ctrl+C"
        isSpare
        onClick={() => void handleCopy()}
      />
    </>
  );
});

function wantedHint(what: 'Size' | 'Color', isWanted: boolean): Message {
  if (what === 'Size')
    return isWanted
      ? message('Marked as wanted; unmark this size')
      : message('Mark this size as wanted, to decide on it later');
  return isWanted
    ? message('Marked as wanted; unmark this color')
    : message('Mark this color as wanted, to decide on it later');
}

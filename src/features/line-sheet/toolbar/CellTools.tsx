import { useMemo } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { colourCodeOf, genericOf } from '../../../domain/sku/parseSku';
import { copyText } from '../../../lib/clipboard';
import { useValue } from '../../../lib/createValue';
import { type RootState, useAppDispatch, useAppSelector } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { blockText } from '../grid/blockText';
import { placeOf } from '../grid/cellMap';
import type { Selection } from '../grid/Selected';
import { selectSheet, selectWantedOf, wantedToggled } from '../state/lineSheetSlice';
import { WantedMark } from '../WantedMark';
import styles from './SheetToolbar.module.css';
import { ToolButton } from './ToolButton';
import { ToolIcon } from './ToolIcon';

interface Props {
  garments: readonly Garment[];
  selection: Selection;
  isReadOnly: boolean;
  onPictures: (generic: string) => void;
}

/** What the selected cell is, and what can be done with it besides typing. */
export function CellTools({ garments, selection, isReadOnly, onPictures }: Props) {
  const selected = useValue(selection);
  const garmentOf = useMemo(() => new Map(garments.map((garment) => [garment.generic, garment])), [garments]);
  const sku = selected?.sku ?? '';
  const garment = garmentOf.get(genericOf(sku));
  const place = garment && placeOf([garment], 0, sku);
  return (
    <>
      <p className={styles.unseen} role="status">
        {selected?.said}
      </p>
      {garment && place ? (
        <ToolsOfCell
          garment={garment}
          row={place.row}
          column={place.column}
          isReadOnly={isReadOnly}
          onPictures={onPictures}
          sku={sku}
        />
      ) : (
        <p className={styles.cell}>Select a cell to enter a quantity.</p>
      )}
    </>
  );
}

interface CellProps {
  garment: Garment;
  sku: string;
  row: number;
  column: number;
  isReadOnly: boolean;
  onPictures: (generic: string) => void;
}

function ToolsOfCell({ garment, sku, row, column, isReadOnly, onPictures }: CellProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { generic, name, colors, sizes, skus, with_stocks: withStocks } = garment;
  const wanted = useAppSelector((state) => selectWantedOf(state, generic)).split('|');
  const colour = colors[row]?.name ?? '';
  const colourCode = colourCodeOf(sku);
  const stock = skus.find((one) => one.sku === sku)?.stock;
  const age = stockAge([garment]);

  const handleCopy = async () => {
    const line = sizes.map((_size, index) => ({ garment: 0, row, column: index }));
    const lines = selectSheet(store.getState())?.lines ?? {};
    const isCopied = await copyText(blockText([line], [garment], lines));
    dispatch(
      isCopied
        ? showAlert({ message: `Copied the row of ${name}, ${colour}`, severity: 'info' })
        : showAlert({ message: 'The browser did not allow to copy', severity: 'error' }),
    );
  };

  return (
    <>
      <p className={styles.cell}>
        <strong>{name}</strong> {colour}, {sizes[column]}
        {withStocks && <span>{age === '' ? `${stock} in stock` : `${stock} in stock as of ${age}`}</span>}
      </p>
      <div className={styles.group} role="group" aria-label="Selected cell">
        <ToolButton
          label={`Wanted: ${colour}, ${sizes[column]}`}
          text="Size"
          keys="Space"
          isPressed={wanted.includes(sku)}
          isDisabled={isReadOnly}
          onClick={() => dispatch(wantedToggled({ code: sku }))}
        >
          <WantedMark />
        </ToolButton>
        <ToolButton
          label={`Wanted: ${colour}`}
          text="Colour"
          keys="Shift+Space, Space"
          isPressed={wanted.includes(colourCode)}
          isDisabled={isReadOnly}
          onClick={() => dispatch(wantedToggled({ code: colourCode }))}
        >
          <WantedMark />
        </ToolButton>
        <ToolButton label={`Pictures of ${name}`} isSpare onClick={() => onPictures(generic)}>
          <ToolIcon name="pictures" />
        </ToolButton>
        <ToolButton
          label={`Copy the row of ${colour}`}
          keys="Shift+Space, Ctrl+C"
          isSpare
          onClick={() => void handleCopy()}
        >
          <ToolIcon name="copy" />
        </ToolButton>
      </div>
    </>
  );
}

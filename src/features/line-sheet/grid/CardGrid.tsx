import {
  memo,
  type MouseEvent,
  type Ref,
  type RefObject,
  use,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Garment } from '../../../api';
import { genericOf } from '../../../domain/sku';
import styles from './CardGrid.module.css';
import { type CardLayout, isWide, layoutVariables, type ViewMode } from './cardLayout';
import { cellOfCode } from './cellRange';
import { CellNoteBox } from './CellNoteBox';
import { CellViewContext } from './CellView';
import { GarmentCard, GarmentSketch } from './GarmentCard';
import { GarmentLines } from './GarmentLines';
import { isEnabled } from './Grid';
import { nextCell } from './nextCell';
import { isCell } from './useCellEntry';
import { SizeHeads } from './SizeHeads';
import { useCardLayout } from './useCardLayout';
import { useGridEvents } from './useGridEvents';
import { type GridBounds, useGridBounds } from './useGridBounds';
import { type Align, useGridModel } from './useGridModel';
import { useIsFastScrolling } from './useIsFastScrolling';
import selectionStyles from './selection.module.css';
import type { Selection } from './useSelection';
import { useVirtualRows } from './useVirtualRows';

/** The imperative interface of the grid. */
export interface GridHandle {
  /**
   * Focuses the cell of a sku, or the first enabled cell of a color or garment, which is scrolled to the top; a disabled
   * cell is scrolled into view only.
   */
  readonly goTo: (code: string) => void;
  /** Focuses the first cell that takes a quantity. */
  readonly goToFirst: () => void;
  /** Scrolls a sku or color into view. */
  readonly reveal: (code: string) => void;
  /** Fills the selected cells, as Ctrl+D and Ctrl+R do. */
  readonly fill: (direction: 'down' | 'right') => void;
}

interface Props {
  garments: readonly Garment[];
  viewMode: ViewMode;
  isReadOnly: boolean;
  selection: Selection;
  handle: Ref<GridHandle>;
  onPictures: (generic: string) => void;
  /** Gets the focus when the person leaves the cells, and holds the note of a cell. */
  toolbar: HTMLElement | null;
}

/** The cards or lines of all garments; only those in view are rendered. */
export function CardGrid(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const bounds = useGridBounds(root);
  return <div ref={root}>{bounds && <MeasuredGrid {...props} root={root} bounds={bounds} />}</div>;
}

interface MeasuredProps extends Props {
  root: RefObject<HTMLDivElement | null>;
  bounds: GridBounds;
}

function MeasuredGrid(props: MeasuredProps) {
  const { garments, viewMode, isReadOnly, selection, handle, root, bounds, onPictures, toolbar } = props;
  const layout = useCardLayout(garments, viewMode, bounds);
  const { rows, places, virtualizer, pinRow, pageRows } = useVirtualRows(garments, layout, bounds.top);
  const isFastScrolling = useIsFastScrolling();
  const view = use(CellViewContext);
  const scrollTo = (row: number, align: Align) => virtualizer.scrollToIndex(row, { align });
  const cells = useGridModel({ garments, places, root, scrollTo, pageRows });
  const { handlers, filling, note } = useGridEvents({
    cells,
    root,
    selection,
    pinRow,
    onLeave: () => toolbar?.focus(),
  });

  useImperativeHandle(handle, () => {
    return {
      goTo: (code) => {
        // A garment is aligned at the top.
        const align = code === genericOf(code) ? 'start' : 'auto';
        const grid = cells.grid();
        const cell = cellOfCode(grid, code);
        if (isEnabled(grid, cell)) cells.focus(cell, align);
        else cells.reveal(cell, align);
      },
      goToFirst: () => {
        const first = nextCell({ row: 0, column: 0 }, 'first', cells.grid());
        if (first) cells.focus(first);
      },
      reveal: (code) => cells.reveal(cellOfCode(cells.grid(), code)),
      fill: (direction) => filling[direction](isCell(document.activeElement) ? document.activeElement : null),
    };
  });

  const handleClick = (event: MouseEvent) => {
    handlers.onClick(event);
    const { target } = event;
    const picture = target instanceof Element ? target.closest<HTMLElement>('[data-pictures]') : null;
    if (picture) onPictures(picture.dataset.pictures ?? '');
  };

  const items = virtualizer.getVirtualItems();
  const runs = new Set(items.flatMap(({ index }) => rows[index]?.run ?? []));

  return (
    <div
      className={isReadOnly ? styles.rows : `${styles.rows} ${selectionStyles.fillable}`}
      style={{ ...layoutVariables(layout), height: virtualizer.getTotalSize() }}
      {...handlers}
      onClick={handleClick}
    >
      <SizeHeads runs={runs} layout={layout} />
      {items.map(({ index, start }) => {
        const row = rows[index];
        return (
          row && (
            <CardRow
              key={index}
              garments={row.garments}
              layout={layout}
              top={start - bounds.top + row.head}
              height={row.height}
              isReadOnly={isReadOnly}
              isFastScrolling={isFastScrolling}
            />
          )
        );
      })}
      {!isReadOnly && (
        <CellNoteBox shown={note} cells={cells} root={root} selection={selection} bar={toolbar} />
      )}
      {view && <view.Note root={root} bar={toolbar} />}
    </div>
  );
}

interface RowProps {
  garments: readonly Garment[];
  layout: CardLayout;
  top: number;
  height: number;
  isReadOnly: boolean;
  /** While the page scrolls too fast to be read, rows coming into view show names only. */
  isFastScrolling: boolean;
}

/** A row of cards. While it is in view, only edits re-render it. */
const CardRow = memo(function CardRow(props: RowProps) {
  const { garments, layout, top, height, isReadOnly, isFastScrolling } = props;
  // It stays filled when the page scrolls fast again.
  const [isFilled, setFilled] = useState(!isFastScrolling);
  if (!isFilled && !isFastScrolling) setFilled(true);
  const Filled = layout.frame === 'line' ? GarmentLines : GarmentCard;
  const Card = isFilled ? Filled : GarmentSketch;
  const [first] = garments;
  const count = first && isWide(first, layout) ? 1 : layout.columns;
  const columns = `repeat(${count}, minmax(0, 1fr))`;
  return (
    <div className={styles.row} style={{ top, height, gridTemplateColumns: columns }}>
      {garments.map((garment) => (
        <Card key={garment.generic} garment={garment} layout={layout} isReadOnly={isReadOnly} />
      ))}
    </div>
  );
});

import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { genericOf } from '../../../domain/sku';
import { createStore, useValue } from '../../../lib/createStore';
import { type RootState, useAppDispatch } from '../../../lib/redux';
import { layoutVariables, tableSize } from '../grid/cardLayout';
import { CellNoteBox } from '../grid/CellNoteBox';
import { cellOf } from '../grid/Grid';
import { QuantityTable } from '../grid/QuantityTable';
import selectionStyles from '../grid/selection.module.css';
import { isBeingTyped, isCell } from '../grid/useCellEntry';
import { useCardLayout } from '../grid/useCardLayout';
import { useGridEvents } from '../grid/useGridEvents';
import { useGridBounds } from '../grid/useGridBounds';
import { useGridModel } from '../grid/useGridModel';
import type { Selected } from '../grid/useSelection';
import { type Direction, nextStep } from '../state/history';
import { selectHistory } from '../state/lineSheetSlice';
import { codesOf, retrace, undoKeyOf } from '../undo';
import styles from './Lightbox.module.css';

interface Props {
  garment: Garment;
  isReadOnly: boolean;
  /** Called when the person leaves the cells by Escape. */
  onLeave: () => void;
}

/** A garment's quantities beside its pictures: the same cells, keys, rules and notes as in its card. */
export function LightboxQuantities({ garment, isReadOnly, onLeave }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { width = 0, digitWidth = 0 } = useGridBounds(root) ?? {};
  const garments = useMemo(() => [garment], [garment]);
  const layout = { ...useCardLayout(garments, 'grid', { width, digitWidth }), tableWidth: width };
  const table = tableSize(garment, layout);

  const [selection] = useState(() => createStore<Selected | null>(null));
  const said = useValue(selection)?.said;
  const cells = useGridModel({
    garments,
    root,
    // All its cells are rendered.
    scrollTo: () => undefined,
    pageRows: () => ({ heights: [1], gap: 0, view: 1 }),
  });
  const { handlers, note } = useGridEvents({
    cells,
    root,
    selection,
    onLeave,
    leavesBy: 'Escape',
  });
  const retraceOurs = useRetrace(garment.generic);
  useCellInView(root);

  const handleKeys = (event: KeyboardEvent) => {
    const { target } = event;
    const isTyped = isCell(target) && isBeingTyped(target);
    const undoKey = isTyped || isReadOnly ? null : undoKeyOf(event);
    handlers.onKeyDown(event);
    // Keys in a cell or a note don't change the picture, and Escape there does not close the lightbox.
    if (isCell(target) || (target instanceof Element && target.closest('[data-note]')))
      event.stopPropagation();
    if (undoKey === null) return;
    event.preventDefault();
    const cell = cellOf(cells.grid(), retraceOurs(undoKey) ?? '');
    if (cell) cells.focus(cell);
  };

  return (
    <div
      ref={root}
      className={isReadOnly ? styles.quantities : `${styles.quantities} ${selectionStyles.fillable}`}
      style={layoutVariables(layout)}
      {...handlers}
      onKeyDown={handleKeys}
    >
      <div className={styles.scrolled} data-scrolls={table.isScrolled || undefined}>
        <QuantityTable
          garment={garment}
          width={table.width}
          cellWidth={table.cellWidth}
          isReadOnly={isReadOnly}
        />
      </div>
      {!isReadOnly && <CellNoteBox shown={note} cells={cells} root={root} selection={selection} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** An on-screen keyboard covers half of the view: scrolls the focused cell above it. */
function useCellInView(root: RefObject<HTMLElement | null>) {
  useEffect(
    function followKeyboard() {
      const { visualViewport } = window;
      const reveal = () => {
        const cell = document.activeElement;
        if (root.current?.contains(cell)) cell?.scrollIntoView({ block: 'nearest' });
      };
      visualViewport?.addEventListener('resize', reveal);
      return () => visualViewport?.removeEventListener('resize', reveal);
    },
    [root],
  );
}

/** Undo and redo, only for steps of this garment, as others would change out of sight. Returns the changed sku. */
function useRetrace(generic: string) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  return (direction: Direction): string | undefined => {
    const step = nextStep(selectHistory(store.getState()), direction);
    const codes = step ? codesOf(step) : [];
    const isOurs = codes.length > 0 && codes.every((code) => genericOf(code) === generic);
    return isOurs ? dispatch(retrace(direction))[0] : undefined;
  };
}

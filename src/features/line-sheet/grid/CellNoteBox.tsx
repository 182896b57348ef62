import { Button } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useValue } from '../../../lib/createStore';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { quantityIn } from '../state/edits';
import { selectSheet } from '../state/lineSheetSlice';
import { revertStep } from '../undo';
import { barsBelow } from './barsHeight';
import type { CellNote, ShownNote } from './cellNote';
import styles from './CellNoteBox.module.css';
import { cellOf } from './Grid';
import { markCell, positionNote } from './positionNote';
import { isCell } from './useCellEntry';
import type { GridCells } from './useGridModel';
import type { Selection } from './useSelection';
import { useT } from '../../../languages/useT';
import type { Translate } from '../../../domain/language/wording';

interface Props {
  shown: ShownNote;
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  /** Holds the note on narrow windows, where there is no room beside a cell. */
  bar?: HTMLElement | null;
}

/**
 * The note about what was typed into a cell. Alt+Down moves the focus to it, Escape back. Escape, typing and clicks
 * elsewhere close it; the entry can still be undone.
 */
export function CellNoteBox({ shown, cells, root, selection, bar = null }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const current = useValue(shown);
  // The note no longer applies once the cell's quantity changes.
  const isValid = useAppSelector(
    (state) =>
      current !== null && quantityIn(selectSheet(state)?.lines ?? {}, current.sku) === current.quantity,
  );
  const box = useRef<HTMLDivElement>(null);
  const note = isValid && current && cellOf(cells.grid(), current.sku) ? current : null;

  const isInBar = useIsNarrow(barsBelow) && bar !== null;

  const updatePosition = useEffectEvent(() => {
    if (!isInBar && note && box.current && root.current) positionNote(box.current, root.current, note.sku);
  });
  // After each render, as the cell may have moved or come into view.
  useLayoutEffect(() => updatePosition());
  useLayoutEffect(() => (note && root.current ? markCell(root.current, note.sku) : undefined));
  useEffect(() => selection.subscribe(() => updatePosition()), [selection]);

  const close = () => {
    const isFocused = box.current?.contains(document.activeElement);
    shown.set(null);
    const cell = isFocused ? cellOf(cells.grid(), selection.get()?.sku ?? '') : null;
    if (cell) cells.focus(cell);
  };
  useNoteEvents(box, close);

  const content = note && (
    <div
      key={note.sku}
      ref={box}
      className={styles.note}
      data-in-bar={isInBar || undefined}
      role="group"
      aria-label={note.cell}
      data-note={note.sku}
      // Clicking a button does not move the focus from its cell.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p>{note.text}</p>
      <p className={styles.answers}>
        {/* The first, which Alt+Down focuses. */}
        {note.other && (
          <Button
            size="small"
            onClick={() => {
              note.other?.take();
              close();
            }}
          >
            {note.other.label}
          </Button>
        )}
        <Button size="small" onClick={close}>
          {note.isQuestion ? t('Keep') : t('OK')}
        </Button>
        {note.step && (
          <Button
            size="small"
            onClick={() => {
              if (note.step) dispatch(revertStep(note.step));
              close();
            }}
          >
            {t('Undo')}
          </Button>
        )}
      </p>
    </div>
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {note && `${t('{cell}: {note}.', { cell: note.cell, note: note.text })} ${hintOf(t, note)}`}
      </p>
      {isInBar ? createPortal(content, bar) : content}
    </>
  );
}

/**
 * Closes the note on Escape, typing and clicks anywhere, unless a dialog covers it; Alt+Down in a cell moves the focus
 * to it.
 */
function useNoteEvents(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const { target } = event;
    const note = box.current;
    if (note === null || !(target instanceof Element) || dialogOf(target) !== dialogOf(note)) return;
    if (!(event instanceof KeyboardEvent)) {
      if (!note.contains(target)) onLeave();
    } else if (event.key === 'Escape') {
      // Closes the note only: a selection, typed text or the lightbox stays.
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'ArrowDown' && event.altKey && isCell(target)) {
      event.preventDefault();
      note.querySelector('button')?.focus();
    }
  });

  useEffect(function listenInCapturePhase() {
    const listen = (event: Event) => handle(event);
    const events = ['keydown', 'input', 'mousedown'];
    for (const name of events) document.addEventListener(name, listen, { capture: true });
    return () => {
      for (const name of events) document.removeEventListener(name, listen, { capture: true });
    };
  }, []);
}

const dialogOf = (element: Element) => element.closest('[role=dialog], [role=alertdialog]');

function hintOf(t: Translate, { isQuestion, step }: CellNote): string {
  if (isQuestion) return t('Alt+Down to answer');
  return step === null ? '' : t('Alt+Down to undo');
}

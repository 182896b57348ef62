import { Button } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { genericOf } from '../../../domain/sku';
import { useValue } from '../../../lib/createStore';
import { useAppDispatch, useAppSelector } from '../../../lib/redux';
import { useIsNarrow } from '../../../lib/useMediaQuery';
import { quantityIn } from '../state/edits';
import { selectSheet } from '../state/lineSheetSlice';
import { revertStep } from '../undo';
import { barsBelow } from './barsHeight';
import type { CellNote, ShownNote } from './cellNote';
import styles from './CellNoteBox.module.css';
import { markCell, positionNote } from './positionNote';
import type { GridCells } from './useGridModel';
import type { Selection } from './useSelection';

interface Props {
  shown: ShownNote;
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
  /** What the note lies over on a narrow window, where there is no room beside a cell. */
  bar?: HTMLElement | null;
}

/**
 * The note at a cell about what was typed there. Alt+Down leads here, Escape back. It goes away by Escape from anywhere, by typing on and by a
 * click elsewhere; what it is about can still be undone.
 */
export function CellNoteBox({ shown, cells, root, selection, bar = null }: Props) {
  const dispatch = useAppDispatch();
  const current = useValue(shown);
  // Once the cell holds something else, the note no longer applies.
  const isValid = useAppSelector(
    (state) =>
      current !== null && quantityIn(selectSheet(state)?.lines ?? {}, current.sku) === current.quantity,
  );
  const box = useRef<HTMLDivElement>(null);
  const note = isValid && current && cells.garmentOf(genericOf(current.sku)) ? current : null;

  const isInBar = useIsNarrow(barsBelow) && bar !== null;

  const updatePosition = useEffectEvent(() => {
    if (!isInBar && note && box.current && root.current) positionNote(box.current, root.current, note.sku);
  });
  // After each render: a cell may have come into view, or moved.
  useLayoutEffect(() => updatePosition());
  useLayoutEffect(() => (note && root.current ? markCell(root.current, note.sku) : undefined));
  useEffect(() => selection.subscribe(() => updatePosition()), [selection]);

  const close = () => {
    const isFocused = box.current?.contains(document.activeElement);
    shown.set(null);
    const cell = isFocused ? cells.cellOf(selection.get()?.sku ?? '') : null;
    if (cell) cells.focus(cell);
  };
  useNoteDismissal(box, close);

  const content = note && (
    <div
      key={note.sku}
      ref={box}
      className={styles.note}
      data-in-bar={isInBar || undefined}
      role="group"
      aria-label={note.cell}
      data-note={note.sku}
      // A click on a button leaves the focus in its cell.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p>{note.text}</p>
      <p className={styles.answers}>
        <Button size="small" onClick={close}>
          {note.isQuestion ? 'Keep' : 'OK'}
        </Button>
        {note.step && (
          <Button
            size="small"
            onClick={() => {
              if (note.step) dispatch(revertStep(note.step));
              close();
            }}
          >
            Undo
          </Button>
        )}
      </p>
    </div>
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {note && `${note.cell}: ${note.text}. ${hintOf(note)}`}
      </p>
      {isInBar ? createPortal(content, bar) : content}
    </>
  );
}

/** Closes the note by Escape, by typing and by a click, wherever they happen, as long as no dialog is over it. */
function useNoteDismissal(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handle = useEffectEvent((event: Event) => {
    const { target } = event;
    if (box.current === null || !(target instanceof Element) || dialogOf(target) !== dialogOf(box.current))
      return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey ? event.key !== 'Escape' : box.current.contains(target)) return;
    // Escape does one thing at a time: a selection, a typed text or the lightbox stays.
    if (isKey) event.stopPropagation();
    onLeave();
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

const dialogOf = (element: Element) => element.closest('[role="dialog"]');

function hintOf({ isQuestion, step }: CellNote): string {
  if (isQuestion) return 'Alt+Down to answer';
  return step === null ? '' : 'Alt+Down to undo';
}

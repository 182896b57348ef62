import { Button } from 'antd';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { genericOf } from '../../../domain/sku';
import { useValue } from '../../../lib/createValue';
import { type RootState, useAppDispatch, useAppSelector } from '../../../lib/redux';
import { quantityIn } from '../state/edits';
import { selectSheet } from '../state/lineSheetSlice';
import { takeBack } from '../undo';
import { type CellNote, type CellNotes, withNote } from './cellNote';
import styles from './CellNoteList.module.css';
import { placeNote } from './placeNote';
import type { GridCells } from './useGridCells';
import type { Selection } from './useRange';

interface Props {
  notes: CellNotes;
  cells: GridCells;
  root: RefObject<HTMLElement | null>;
  selection: Selection;
}

/**
 * What is told at the cells, the newest first: the others wait, so that none covers another. The work goes on
 * meanwhile: Alt+Down leads here, Escape back.
 */
export function CellNoteList({ notes, cells, root, selection }: Props) {
  const dispatch = useAppDispatch();
  const told = useValue(notes);
  const valid = useAppSelector((state) => skusStillToldOf(state, told)).split('\n');
  const box = useRef<HTMLDivElement>(null);
  const waiting = told.filter(({ sku }) => valid.includes(sku) && cells.garmentOf(genericOf(sku)));
  const note = waiting.at(-1);

  const place = useEffectEvent(() => {
    if (note && box.current && root.current) placeNote(box.current, root.current, note.sku);
  });
  // After each render: a cell may have come into view, or moved.
  useLayoutEffect(() => place());
  useEffect(() => selection.subscribe(() => place()), [selection]);

  const returnToCell = () => {
    const cell = cells.cellOf(selection.get()?.sku ?? '');
    if (cell) cells.focus(cell);
  };
  const close = ({ sku }: CellNote) => {
    const isFocused = box.current?.contains(document.activeElement);
    notes.set(withNote(notes.get(), sku, null));
    if (isFocused) returnToCell();
  };
  const handleKeys = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') returnToCell();
  };
  const takeBackIn = (one: CellNote) => {
    if (one.step) dispatch(takeBack(one.step));
    close(one);
  };

  return (
    <>
      <p className={styles.unseen} role="status">
        {note && `${note.cell}: ${note.text}. ${hintOf(note)}`}
      </p>
      {note && (
        <div
          key={note.sku}
          ref={box}
          className={styles.note}
          role="group"
          aria-label={note.cell}
          data-note={note.sku}
          onKeyDown={handleKeys}
          // A click on a button leaves the focus in its cell.
          onMouseDown={(event) => event.preventDefault()}
        >
          <p className={styles.cell}>{note.cell}</p>
          <p>{note.text}</p>
          <p className={styles.answers}>
            <Button size="small" onClick={() => close(note)}>
              {note.isQuestion ? 'Keep' : 'OK'}
            </Button>
            {note.step && (
              <Button size="small" onClick={() => takeBackIn(note)}>
                Undo
              </Button>
            )}
            {waiting.length > 1 && <span className={styles.cell}>{waiting.length - 1} more</span>}
          </p>
        </div>
      )}
    </>
  );
}

/** The skus of the notes that still apply, as one text: an edit of any other cell leaves it the same. */
function skusStillToldOf(state: RootState, notes: readonly CellNote[]): string {
  const lines = selectSheet(state)?.lines ?? {};
  return notes.flatMap(({ sku, quantity }) => (quantityIn(lines, sku) === quantity ? sku : [])).join('\n');
}

function hintOf({ isQuestion, step }: CellNote): string {
  if (isQuestion) return 'Alt+Down to answer';
  return step === null ? '' : 'Alt+Down to undo';
}

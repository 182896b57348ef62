import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useStore } from 'react-redux';
import type { Garment } from '../../../api';
import { genericOf } from '../../../domain/sku/parseSku';
import type { RootState } from '../../../lib/redux';
import { selectSheet } from '../state/lineSheetSlice';
import type { CardLayout } from './cardLayout';
import { cellMap, placeOf, skuAt } from './cellMap';
import { type Move, nextCell } from './nextCell';
import { useCellEntry } from './useCellEntry';

interface Options {
  garments: readonly Garment[];
  layout: CardLayout;
  root: RefObject<HTMLElement | null>;
  keepInView: (row: number | null) => void;
  scrollTo: (row: number) => void;
}

/** Frames that a cell may take to be made after its row was scrolled to. */
const patience = 10;

/**
 * What the cells of a grid do, listened for in one place: leaving one stores it, focusing one selects it, and the keys
 * lead to the next.
 */
export function useCells({ garments, layout, root, keepInView, scrollTo }: Options) {
  const store = useStore<RootState>();
  const indexes = useMemo(() => new Map(garments.map(({ generic }, index) => [generic, index])), [garments]);
  const enter = useCellEntry((generic) => garments[indexes.get(generic) ?? -1]);
  useUnleftCell(enter);

  const rowOf = (cell: HTMLInputElement) =>
    Math.floor((indexes.get(genericOf(cell.dataset.sku ?? '')) ?? 0) / layout.columns);

  const move = (cell: HTMLInputElement, direction: Move) => {
    const sku = cell.dataset.sku ?? '';
    const from = placeOf(garments, indexes.get(genericOf(sku)) ?? -1, sku);
    const lines = selectSheet(store.getState())?.lines ?? {};
    const to = from && nextCell(from, direction, cellMap(garments, layout.columns, lines));
    const next = to ? skuAt(garments, to)?.sku : undefined;
    if (to === null || next === undefined) {
      enter(cell);
      cell.select();
    } else if (!focusCell(root.current, next)) {
      scrollTo(Math.floor(to.garment / layout.columns));
      focusOnceMade(root, next, patience);
    }
  };

  return {
    onFocus: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      keepInView(rowOf(target));
      target.select();
    },
    onBlur: ({ target }: FocusEvent) => {
      if (!isCell(target)) return;
      keepInView(null);
      enter(target);
    },
    onMouseDown: (event: MouseEvent) => {
      // The caret that a click sets would undo the selection that the focus makes.
      if (!isCell(event.target) || event.target === document.activeElement || event.button !== 0) return;
      event.preventDefault();
      event.target.focus();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { target } = event;
      if (!isCell(target) || event.nativeEvent.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = moveOf(event);
      if (event.key === 'Escape') {
        target.value = target.defaultValue;
        target.select();
      } else if (direction) move(target, direction);
      else return;
      event.preventDefault();
    },
  };
}

/** Stores the cell that has the focus when it may go without a blur: page left or hidden, cards placed anew. */
function useUnleftCell(enter: (cell: HTMLInputElement) => void) {
  const enterFocused = useEffectEvent(() => {
    const cell = document.activeElement;
    if (isCell(cell)) enter(cell);
  });

  useEffect(function enterBeforeItGoes() {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') enterFocused();
    };
    const handleResize = () => enterFocused();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('resize', handleResize);
    };
  }, []);

  // Before the cells leave the document.
  useLayoutEffect(() => () => enterFocused(), []);
}

function moveOf({ key, shiftKey }: KeyboardEvent): Move | undefined {
  if (key === 'Enter') return shiftKey ? 'previous' : 'next';
  if (shiftKey) return undefined;
  const moves: Record<string, Move> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  };
  return moves[key];
}

function isCell(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.sku !== undefined;
}

function focusCell(root: HTMLElement | null, sku: string): boolean {
  const cells = root?.querySelectorAll<HTMLInputElement>('input[data-sku]') ?? [];
  const cell = [...cells].find(({ dataset }) => dataset.sku === sku);
  cell?.focus();
  return cell !== undefined;
}

function focusOnceMade(root: RefObject<HTMLElement | null>, sku: string, frames: number): void {
  requestAnimationFrame(() => {
    if (!focusCell(root.current, sku) && frames > 0) focusOnceMade(root, sku, frames - 1);
  });
}

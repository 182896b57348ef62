import { useEffect, useEffectEvent } from 'react';
import { isBeingTyped, isCell } from './grid/useCellEntry';
import type { Direction } from './state/history';
import { undoKeyOf } from './undo';

interface Options {
  onRetrace: (direction: Direction) => void;
  onJump: (direction: 1 | -1) => void;
  onSave: () => void;
}

/**
 * Shortcuts of the sheet: Ctrl+S saves the order; Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y undo and redo, except while typing
 * in a field, which has its own undo; Alt+PageDown and Alt+PageUp jump between ordered garments. Dialogs have Ctrl+S
 * only.
 */
export function useSheetKeys({ onRetrace, onJump, onSave }: Options): void {
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, repeat } = event;
    const isCtrl = ctrlKey || metaKey;
    if (isCtrl && !altKey && !shiftKey && key.toLowerCase() === 's') return repeat ? () => undefined : onSave;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return null;
    if (altKey && !isCtrl && !shiftKey && key === 'PageDown') return () => onJump(1);
    if (altKey && !isCtrl && !shiftKey && key === 'PageUp') return () => onJump(-1);
    const undoKey = hasOwnUndo(target) ? null : undoKeyOf(event);
    return undoKey && (() => onRetrace(undoKey));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (action === null) return;
    event.preventDefault();
    action();
  });

  useEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function hasOwnUndo(target: EventTarget | null): boolean {
  if (isCell(target)) return isBeingTyped(target);
  return !(target instanceof Element) || target.matches('input, textarea, select');
}

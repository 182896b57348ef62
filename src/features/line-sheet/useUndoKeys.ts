import { useEffect, useEffectEvent } from 'react';
import { isBeingTyped, isCell } from './grid/isCell';

interface Options {
  onUndo: () => void;
  onRedo: () => void;
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, wherever on the sheet the focus is. A text that is being typed keeps its own. */
export function useUndoKeys({ onUndo, onRedo }: Options) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way === null || !isOurs(event.target)) return;
    event.preventDefault();
    if (way === 'back') onUndo();
    else onRedo();
  });

  useEffect(function listenForUndo() {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'back' | 'forth' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'forth' : 'back';
  return key.toLowerCase() === 'y' && !shiftKey ? 'forth' : null;
}

function isOurs(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[role="dialog"]')) return false;
  if (isCell(target)) return !isBeingTyped(target);
  return !target.matches('input, textarea, select');
}

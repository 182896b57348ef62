import { nanoid } from '@reduxjs/toolkit';

/** Outside the store, which can't hold functions. */
const undos = new Map<string, () => void>();

/** Registers a function for 'Undo'; returns its key for the message. */
export function registerUndo(undo: () => void): string {
  const key = nanoid();
  undos.set(key, undo);
  return key;
}

/** Runs a registered undo, once. */
export function runUndo(key: string): void {
  undos.get(key)?.();
  undos.delete(key);
}

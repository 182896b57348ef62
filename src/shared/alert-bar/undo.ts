import { nanoid } from '@reduxjs/toolkit';

/** The store holds no functions. */
const undos = new Map<string, () => void>();

/** Keeps what 'Undo' does; returns its key for the message. */
export function keepUndo(undo: () => void): string {
  const key = nanoid();
  undos.set(key, undo);
  return key;
}

/** Does it, once. */
export function runUndo(key: string): void {
  undos.get(key)?.();
  undos.delete(key);
}

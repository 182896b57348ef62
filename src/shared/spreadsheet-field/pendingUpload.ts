import type { FileKind } from '../../domain/spreadsheet/sheet';

const waiting = new Map<FileKind, File>();

/** Stores a made file for the next upload field of its kind, on the page that opens next. */
export function handOver(kind: FileKind, file: File): void {
  waiting.set(kind, file);
}

/** Whether a file of this kind is pending. */
export function isWaiting(kind: FileKind): boolean {
  return waiting.has(kind);
}

/** Takes the pending file of this kind; null if there is none. */
export function takeHanded(kind: FileKind): File | null {
  const file = waiting.get(kind) ?? null;
  waiting.delete(kind);
  return file;
}

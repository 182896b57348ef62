import type { FileKind } from '../../domain/spreadsheet/sheet';

const waiting = new Map<FileKind, File>();

/** Leaves a made file for the next upload field of its kind, on the page that the person is led to. */
export function handOver(kind: FileKind, file: File): void {
  waiting.set(kind, file);
}

/** Whether a file of this kind waits for its field. */
export function isWaiting(kind: FileKind): boolean {
  return waiting.has(kind);
}

/** The file that waits for a field of this kind, once; null when there is none. */
export function takeHanded(kind: FileKind): File | null {
  const file = waiting.get(kind) ?? null;
  waiting.delete(kind);
  return file;
}

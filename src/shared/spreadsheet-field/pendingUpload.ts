import type { FileKind } from '../../domain/uploads/uploads';

const pending = new Map<FileKind, File>();

/** Stores a made file for the next upload field of its kind, on the page that opens next. */
export function setPendingUpload(kind: FileKind, file: File): void {
  pending.set(kind, file);
}

/** Whether a file of this kind is pending. */
export function hasPendingUpload(kind: FileKind): boolean {
  return pending.has(kind);
}

/** Takes the pending file of this kind; null if there is none. */
export function takePendingUpload(kind: FileKind): File | null {
  const file = pending.get(kind) ?? null;
  pending.delete(kind);
  return file;
}

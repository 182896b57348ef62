import { createAction } from '@reduxjs/toolkit';

/** A file is asked for: `id` tells downloads of one kind apart, `at` is in milliseconds since the epoch. */
export const downloadStarted = createAction<{ id: number; endpoint: string; at: number }>(
  'downloads/started',
);

/** The server has made a file, and so many of its bytes are here; `total` is null where it does not say how many. */
export const downloadAdvanced = createAction<{
  id: number;
  fileName: string;
  received: number;
  total: number | null;
}>('downloads/advanced');

/** A file is here, refused, or no longer wanted. */
export const downloadEnded = createAction<{ id: number }>('downloads/ended');

const cancels = new Map<number, () => void>();
let last = 0;

/** Enters a download that `cancel` ends early, and answers its id. */
export function enterDownload(cancel: () => void): number {
  last += 1;
  cancels.set(last, cancel);
  return last;
}

/** Forgets a download that has ended. */
export function leaveDownload(id: number): void {
  cancels.delete(id);
}

/** Ends a download early, and with it the server's work on the file; nothing happens when it has ended already. */
export function cancelDownload(id: number): void {
  cancels.get(id)?.();
}

import type { SaveFailure } from './Sheet';

/** The save state shown to the person. */
export type SaveState =
  | { kind: 'saved' | 'saving' }
  | { kind: 'unsaved' | 'offline'; changes: number }
  | { kind: 'refused'; changes: number; message: string };

/** The state for this number of unsaved changes; `refusal` says why the order can't be changed. */
export function toSaveState(
  changes: number,
  isInFlight: boolean,
  failure: SaveFailure | null,
  refusal: string | null,
): SaveState {
  if (refusal !== null)
    return changes > 0 ? { kind: 'refused', changes, message: refusal } : { kind: 'saved' };
  switch (failure?.kind) {
    case 'offline':
      return { kind: 'offline', changes };
    case 'refused':
      return { kind: 'refused', changes, message: failure.message };
    case 'server':
    case 'session':
      return { kind: 'unsaved', changes };
    case undefined:
      if (isInFlight) return { kind: 'saving' };
      return changes > 0 ? { kind: 'unsaved', changes } : { kind: 'saved' };
  }
}

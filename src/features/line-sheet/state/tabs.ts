import { holdLock } from '../../../lib/tabLocks';
import { journalKey } from './journal';
import type { SheetBase } from './SheetContent';

/** What a tab tells the others that have the same order open: its journal's key says whose, which order and which tab. */
export type TabMessage = { readonly from: string } & (
  | { readonly kind: 'opened' | 'here' }
  | { readonly kind: 'saved'; readonly base: SheetBase; readonly finished: boolean }
);

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('linedesk-line-sheets');

let wanted: string | null = null;
let release: (() => void) | null = null;

/** Says to other tabs that this one looks after what is not saved of an order, and of no other. */
export async function holdSheet(userId: string, orderId: string): Promise<void> {
  const key = journalKey(userId, orderId);
  if (wanted === key) return;
  releaseSheet();
  wanted = key;
  const giveBack = await holdLock(key);
  // Another order may have been opened meanwhile.
  if (wanted === key) release = giveBack;
  else giveBack();
}

/** Leaves what is not saved to other tabs. */
export function releaseSheet(): void {
  release?.();
  release = null;
  wanted = null;
}

/** Tells the other tabs. */
export function tellTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

/** Hears what the other tabs tell, until the signal. */
export function hearTabs(hear: (message: TabMessage) => void, signal: AbortSignal): void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) hear(data);
  };
  channel?.addEventListener('message', handleMessage);
  signal.addEventListener('abort', () => channel?.removeEventListener('message', handleMessage));
}

/** A tab may run another version of the page. */
function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value && 'from' in value)) return false;
  if (value.kind !== 'saved') return value.kind === 'opened' || value.kind === 'here';
  if (!('base' in value) || typeof value.base !== 'object' || value.base === null) return false;
  return 'version' in value.base && 'lines' in value.base && 'wanted' in value.base;
}

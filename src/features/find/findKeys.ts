const isMac = /Mac OS X/.test(navigator.userAgent);

/** The keys as labelled on the keyboard. */
export const findKeys = {
  open: isMac ? '⌘ K' : 'Ctrl K',
  newTab: isMac ? '⌘ Enter' : 'Ctrl Enter',
  /** The same for assistive technology. */
  aria: isMac ? 'Meta+K' : 'Control+K',
};

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/**
 * Whether a key opens the search dialog: Ctrl+K, on a Mac Cmd+K, as Ctrl+K deletes there; and / outside of text fields.
 */
export function asksToFind({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Keys): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && (isMac ? metaKey : ctrlKey);
  return key === '/' && !takesText(target);
}

/** Whether a key opens the list of shortcuts: ? outside of text fields. */
export const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: Keys): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !takesText(target);

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=menu], [role=listbox]') !== null);

/** Whether a dialog is open. */
export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

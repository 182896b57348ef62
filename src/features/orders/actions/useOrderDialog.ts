import { useCallback, useRef, useState } from 'react';
import type { OrderSummary } from '../../../api';
import { useReturnFocus } from '../../../lib/useReturnFocus';

/** The dialogs that the row menu opens. */
export type OrderDialogKind = 'copy' | 'delete' | 'edit' | 'history' | 'return' | 'unlock';

/** An open dialog and the order that it is about, as it was when it opened. */
export interface OpenOrderDialog {
  readonly kind: OrderDialogKind;
  readonly order: OrderSummary;
}

/** The one open dialog; the focus returns to what opened it. */
export function useOrderDialog() {
  const [dialog, setDialog] = useState<OpenOrderDialog | null>(null);
  const opener = useRef<HTMLElement>(null);
  useReturnFocus(dialog !== null, opener);

  const open = useCallback((kind: OrderDialogKind, order: OrderSummary) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setDialog({ kind, order });
  }, []);
  const close = useCallback(() => setDialog(null), []);
  return { dialog, open, close };
}

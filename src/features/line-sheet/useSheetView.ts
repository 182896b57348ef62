import { useKeptState } from '../../lib/useKeptState';
import { useUrlState } from '../../lib/useUrlState';
import type { SheetLook } from './grid/cardLayout';
import { type SheetView, sheetView, toLook } from './sheetView';

const readLook = (kept: unknown): SheetLook => toLook(kept) ?? 'grid';

/** The view of the sheet: a link decides how it looks, and without one the person's last choice in this browser. */
export function useSheetView(): [SheetView, (next: SheetView) => void] {
  const [view, setView] = useUrlState(sheetView);
  const [keptLook, keepLook] = useKeptState('line-sheet:look', readLook);
  const look = view.look ?? keptLook;

  const setBoth = (next: SheetView) => {
    const isNewLook = next.look !== look;
    if (isNewLook) keepLook(next.look);
    // A look that nobody chose here stays out of the address: links to it are for everybody.
    setView({ ...next, look: isNewLook ? next.look : view.look }, { keepsScroll: isNewLook });
  };
  return [{ ...view, look }, setBoth];
}

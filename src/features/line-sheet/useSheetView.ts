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
    if (next.look !== look) keepLook(next.look);
    // A look that nobody chose here stays out of the address: links to it are for everybody.
    setView({ ...next, look: next.look === look ? view.look : next.look });
  };
  return [{ ...view, look }, setBoth];
}

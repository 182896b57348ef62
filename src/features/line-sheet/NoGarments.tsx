import { PlainButton } from '../../ui/PlainButton';
import styles from './LineSheet.module.css';
import type { SheetView } from './sheetView';

interface Props {
  view: SheetView;
  isEmptyCatalog: boolean;
  onView: (view: SheetView) => void;
}

/** Stands where no garment is to be shown: why, and the way back to all of them. */
export function NoGarments({ view, isEmptyCatalog, onView }: Props) {
  if (isEmptyCatalog) return <p className={styles.empty}>This catalog has no garments.</p>;
  return (
    <div className={styles.empty} role="status">
      <p>{reason(view)}</p>
      <PlainButton onClick={() => onView({ ...view, search: '', onlySelected: false })}>
        Show all garments
      </PlainButton>
    </div>
  );
}

function reason({ search, onlySelected }: SheetView): string {
  const query = search.trim();
  if (query === '') return 'Nothing is selected yet.';
  return onlySelected ? `Nothing selected matches “${query}”.` : `No garment matches “${query}”.`;
}

import { Button, Empty } from 'antd';
import styles from './LineSheet.module.css';
import type { SheetView } from './sheetView';

interface Props {
  view: SheetView;
  isEmptyCatalog: boolean;
  onView: (view: SheetView) => void;
}

/** Stands where no garment is to be shown: why, and the way back to all of them. */
export function NoGarments({ view, isEmptyCatalog, onView }: Props) {
  return (
    <div className={styles.empty} role="status">
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isEmptyCatalog ? 'This catalog has no garments.' : reason(view)}
      >
        {!isEmptyCatalog && (
          <Button onClick={() => onView({ ...view, search: '', onlySelected: false })}>
            Show all garments
          </Button>
        )}
      </Empty>
    </div>
  );
}

function reason({ search, onlySelected }: SheetView): string {
  const query = search.trim();
  if (query === '') return 'Nothing is selected yet.';
  return onlySelected ? `Nothing selected matches “${query}”.` : `No garment matches “${query}”.`;
}

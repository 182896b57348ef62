import { useId, useState } from 'react';
import type { Order } from '../../../api';
import { ClashNotice } from '../saving/ClashNotice';
import { UnsavedNotice } from '../saving/UnsavedNotice';
import { DownloadButtons } from './DownloadButtons';
import { FinishedBox } from './FinishedBox';
import { SaveButton } from './SaveButton';
import { SaveStateLine } from './SaveStateLine';
import { SearchField } from './SearchField';
import { ServiceDateField } from './ServiceDateField';
import { SheetHeading } from './SheetHeading';
import styles from './SheetPanel.module.css';
import { DropTotals, OrderTotals } from './OrderTotals';
import { OnlySelectedSwitch } from './OnlySelectedSwitch';
import type { SheetView } from '../sheetView';

interface Props {
  order: Order;
  /** Why the order takes no changes, or null when it does. */
  refusal: string | null;
  view: SheetView;
  onView: (view: SheetView) => void;
  /** How many garments the view shows. */
  shown: number;
}

/** The left column of the sheet; on small screens a bar above the cards, whose options open on demand. */
export function SheetPanel({ order, refusal, view, onView, shown }: Props) {
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  const isReadOnly = refusal !== null;
  return (
    <aside className={styles.panel} aria-label="Order">
      <SheetHeading order={order} refusal={refusal} />
      <div className={styles.tools}>
        <SearchField search={view.search} onSearch={(search) => onView({ ...view, search })} />
        <button
          className={styles.optionsButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen(!isOpen)}
        >
          Options
        </button>
        <div id={optionsId} className={styles.options} data-open={isOpen || undefined}>
          <OnlySelectedSwitch
            isOn={view.onlySelected}
            onSwitch={(onlySelected) => onView({ ...view, onlySelected })}
          />
          <p className={styles.shown} role="status">
            {shownText(shown, order.garments.length)}
          </p>
          <ServiceDateField isReadOnly={isReadOnly} />
          <DropTotals currency={order.currency} />
          <FinishedBox orderId={order.id} isReadOnly={isReadOnly} />
          <DownloadButtons orderId={order.id} />
        </div>
        <div className={styles.saving}>
          <OrderTotals order={order} isReadOnly={isReadOnly} />
          <SaveStateLine isReadOnly={isReadOnly} />
          {!isReadOnly && <SaveButton />}
          <ClashNotice orderId={order.id} garments={order.garments} />
          <UnsavedNotice order={order} />
        </div>
      </div>
    </aside>
  );
}

function shownText(shown: number, all: number): string {
  const garments = all === 1 ? '1 garment' : `${all.toLocaleString()} garments`;
  return shown === all ? garments : `${shown.toLocaleString()} of ${garments}`;
}

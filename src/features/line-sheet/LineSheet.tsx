import { useEffect } from 'react';
import type { Order } from '../../api';
import { canEditOrder } from '../../domain/statuses/canEditOrder';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { useUrlState } from '../../lib/useUrlState';
import { CardGrid } from './grid/CardGrid';
import { LeaveGuard } from './LeaveGuard';
import styles from './LineSheet.module.css';
import { NoGarments } from './NoGarments';
import { SheetPanel } from './panel/SheetPanel';
import { sheetView } from './sheetView';
import { useShownGarments } from './useShownGarments';

/** An open order: the panel with its totals and its saving, and the cards of its garments. */
export function LineSheet({ order }: { order: Order }) {
  const [view, setView] = useUrlState(sheetView);
  const garments = useShownGarments(order.garments, view);
  const refusal = canEditOrder(order);

  useEffect(
    function nameDocument() {
      document.title = `${order.name} · ${runtimeConfig().brand}`;
    },
    [order.name],
  );

  return (
    <div className={styles.sheet}>
      <SheetPanel order={order} refusal={refusal} view={view} onView={setView} shown={garments.length} />
      <section className={styles.garments} aria-label="Garments">
        {garments.length === 0 ? (
          <NoGarments view={view} isEmptyCatalog={order.garments.length === 0} onView={setView} />
        ) : (
          <CardGrid garments={garments} isReadOnly={refusal !== null} />
        )}
      </section>
      <LeaveGuard />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../api';
import { canEditOrder } from '../../domain/statuses/canEditOrder';
import { createValue } from '../../lib/createValue';
import { useAppDispatch } from '../../lib/redux';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { CardGrid, type GridHandle } from './grid/CardGrid';
import type { Selected } from './grid/Selected';
import { LeaveGuard } from './LeaveGuard';
import { Lightbox } from './lightbox/Lightbox';
import styles from './LineSheet.module.css';
import { NoGarments } from './NoGarments';
import { SheetPanel } from './panel/SheetPanel';
import { redo, undo } from './state/undo';
import { SheetToolbar } from './toolbar/SheetToolbar';
import { useSheetView } from './useSheetView';
import { useShownGarments } from './useShownGarments';
import { useUndoKeys } from './useUndoKeys';

/** An open order: the panel with its totals and its saving, and the cards of its garments. */
export function LineSheet({ order }: { order: Order }) {
  const [view, setView] = useSheetView();
  const garments = useShownGarments(order.garments, view);
  const refusal = canEditOrder(order);
  const isReadOnly = refusal !== null;
  const [selection] = useState(() => createValue<Selected | null>(null));
  const [pictured, setPictured] = useState<string | null>(null);
  const picturedGarment = order.garments.find(({ generic }) => generic === pictured);
  const grid = useRef<GridHandle>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const dispatch = useAppDispatch();

  const retrace = (step: typeof undo, show: (grid: GridHandle, code: string) => void) => {
    if (isReadOnly) return;
    const code = dispatch(step());
    if (code !== undefined && grid.current) show(grid.current, code);
  };
  const goTo = (handle: GridHandle, code: string) => handle.goTo(code);
  const reveal = (handle: GridHandle, code: string) => handle.reveal(code);
  useUndoKeys({ onUndo: () => retrace(undo, goTo), onRedo: () => retrace(redo, goTo) });

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
        <SheetToolbar
          ref={toolbar}
          garments={order.garments}
          look={view.look}
          selection={selection}
          isReadOnly={isReadOnly}
          onLook={(look) => setView({ ...view, look })}
          onPictures={setPictured}
          onUndo={() => retrace(undo, reveal)}
          onRedo={() => retrace(redo, reveal)}
          onReturn={() => {
            const sku = selection.get()?.sku;
            if (sku !== undefined) grid.current?.goTo(sku);
          }}
        />
        {garments.length === 0 ? (
          <NoGarments view={view} isEmptyCatalog={order.garments.length === 0} onView={setView} />
        ) : (
          <CardGrid
            garments={garments}
            look={view.look}
            isReadOnly={isReadOnly}
            selection={selection}
            handle={grid}
            onPictures={setPictured}
            onLeave={() => toolbar.current?.focus()}
          />
        )}
      </section>
      {picturedGarment && <Lightbox garment={picturedGarment} onClose={() => setPictured(null)} />}
      <LeaveGuard />
    </div>
  );
}

import { Button, Empty } from 'antd';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { Garment, Order } from '../../api';
import { editOrderRefusal } from '../../domain/orders/refusals';
import { genericOf } from '../../domain/sku';
import { isolated } from '../../domain/text/isolated';
import { createStore } from '../../lib/createStore';
import { type RootState, useAppDispatch } from '../../lib/redux';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { skuOf } from './findBySku';
import { FilterTags } from './find/FilterTags';
import { countFilters, noFilter } from './find/garmentFilter';
import { orderedSkuFrom } from './find/orderedJump';
import { CardGrid, type GridHandle } from './grid/CardGrid';
import { CellViewContext } from './grid/CellView';
import { isCell } from './grid/useCellEntry';
import type { Selected } from './grid/useSelection';
import { LeaveGuard } from './LeaveGuard';
import styles from './LineSheet.module.css';
import { SheetPanel } from './panel/SheetPanel';
import { PrintedSheet } from './print/PrintedSheet';
import type { Direction } from './state/history';
import { selectSheet } from './state/lineSheetSlice';
import { saveOnRequest } from './state/saver';
import { SheetToolbar } from './toolbar/SheetToolbar';
import { retrace } from './undo';
import { useCellView } from './useCellView';
import { useSheetKeys } from './useSheetKeys';
import { type SheetView, useSheetView, useShownGarments } from './useSheetView';
import { useProposedView } from './proposals/useProposedView';
import { useChangesView } from './versions/useChangesView';
import { useT } from '../../languages/useT';
import { message, type Message } from '../../domain/language/message';

const loadLightbox = () => import('./lightbox/Lightbox');
const Lightbox = lazyComponent(async () => (await loadLightbox()).Lightbox);

/** An open order: the panel with its totals and save state, and the cards of its garments. */
export function LineSheet({ order, isProposing }: { order: Order; isProposing: boolean }) {
  const t = useT();
  const refusal = isProposing ? null : editOrderRefusal(order);
  const isReadOnly = refusal !== null;
  const [view, setView] = useSheetView(isReadOnly);
  const showOrdered = () => setView({ ...view, cells: 'ordered' });
  const cells = isProposing ? 'ordered' : view.cells;
  const { isOffered, cellView: fulfilled } = useCellView(order, cells, showOrdered);
  const { versions, changesView } = useChangesView(order, cells, showOrdered);
  const { hasProposal, proposedView } = useProposedView(order, cells, showOrdered);
  const cellView = changesView ?? proposedView ?? fulfilled;
  const isAnyOffered = isReadOnly && (isOffered || hasProposal || versions.length > 0);
  const [garments, applyAgain] = useShownGarments(order.garments, view, cellView);
  const [selection] = useState(() => createStore<Selected | null>(null));
  const [pictured, setPictured] = useState<string | null>(null);
  const picturedGarment = order.garments.find(({ generic }) => generic === pictured);
  const grid = useRef<GridHandle>(null);
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const dispatch = useAppDispatch();
  const loadOnDemand = useLoadOnDemand();
  const store = useStore<RootState>();

  const openPictures = async (generic: string) => {
    if (await loadOnDemand(t('The pictures'), loadLightbox)) setPictured(generic);
  };
  const retraceAndShow = (direction: Direction, show: 'goTo' | 'reveal') => {
    if (isReadOnly) return;
    const codes = dispatch(retrace(direction));
    const hidden = codes.find((code) => !isShown(code) && isOf(order.garments, code));
    // A search or filter that hides the change is cleared, so that nothing changes out of view.
    if (hidden !== undefined) goToAnywhere(hidden);
    else if (codes[0] !== undefined) grid.current?.[show](codes[0]);
  };

  const goToOrdered = (direction: 1 | -1) => {
    const { activeElement } = document;
    const from = (isCell(activeElement) ? activeElement.dataset.sku : selection.get()?.sku) ?? '';
    const lines = cellView?.lines ?? selectSheet(store.getState())?.lines ?? {};
    const sku = orderedSkuFrom(genericOf(from), direction, garments, lines);
    if (sku !== null) grid.current?.goTo(sku);
    else dispatch(showAlert({ message: t('No garment here has a quantity yet'), severity: 'info' }));
  };
  useSheetKeys({
    onRetrace: (direction) => retraceAndShow(direction, 'goTo'),
    onJump: goToOrdered,
    onSave: () => {
      if (!isReadOnly) void dispatch(saveOnRequest());
    },
  });
  const goToFound = useGoToFound(view.search, () => {
    const sku = skuOf(garments, view.search);
    if (sku === null) grid.current?.goToFirst();
    else grid.current?.goTo(sku);
  });
  const goToAny = useGoToAny(garments, (code) => grid.current?.goTo(code));
  const showAll = () =>
    setView({ ...view, search: '', filter: { ...noFilter, sort: view.filter.sort }, onlySelected: false });
  const isShown = (code: string) => isOf(garments, code);
  const goToAnywhere = (code: string) => {
    if (!isShown(code)) showAll();
    goToAny(code);
  };

  useEffect(
    function nameDocument() {
      document.title = `${isolated(order.name)} · ${runtimeConfig().brand}`;
    },
    [order.name],
  );

  return (
    <CellViewContext value={cellView}>
      <div className={styles.sheet}>
        <SheetPanel
          order={order}
          refusal={refusal && t(refusal)}
          isProposing={isProposing}
          view={view}
          onView={(next) => {
            goToFound(null);
            setView(next);
          }}
          onFilter={(filter) => {
            applyAgain();
            setView({ ...view, filter });
          }}
          shown={garments}
          onNextOrdered={() => goToOrdered(1)}
          onGarment={(generic) => grid.current?.goTo(generic)}
          onEnter={goToFound}
          onGoTo={goToAnywhere}
        />
        <section className={styles.garments} aria-label={t('Garments')}>
          <SheetToolbar
            ref={setToolbar}
            garments={order.garments}
            shown={garments}
            viewMode={view.viewMode}
            selection={selection}
            isReadOnly={isReadOnly}
            onViewMode={(viewMode) => setView({ ...view, viewMode })}
            cells={cellView === null ? 'ordered' : view.cells}
            offered={isAnyOffered ? { hasFulfillment: isOffered, hasProposal, versions } : null}
            onCells={(cells) => setView({ ...view, cells })}
            onPictures={(generic) => void openPictures(generic)}
            onFill={(direction) => grid.current?.fill(direction)}
            onRetrace={(direction) => retraceAndShow(direction, 'reveal')}
            onReturn={() => {
              const sku = selection.get()?.sku;
              if (sku !== undefined) grid.current?.goTo(sku);
            }}
          />
          <FilterTags
            filter={view.filter}
            currency={order.currency}
            onFilter={(filter) => setView({ ...view, filter })}
            onApplyAgain={applyAgain}
          />
          {cellView?.withoutCell && <p className={styles.withoutCell}>{t(cellView.withoutCell)}</p>}
          {garments.length === 0 ? (
            <NoGarments view={view} isEmptyCatalog={order.garments.length === 0} onAll={showAll} />
          ) : (
            <CardGrid
              garments={garments}
              viewMode={view.viewMode}
              isReadOnly={isReadOnly}
              selection={selection}
              handle={grid}
              onPictures={(generic) => void openPictures(generic)}
              toolbar={toolbar}
            />
          )}
        </section>

        {picturedGarment && (
          <Lightbox garment={picturedGarment} isReadOnly={isReadOnly} onClose={() => setPictured(null)} />
        )}

        <PrintedSheet order={order} isReadOnly={isReadOnly} />
        <LeaveGuard />
      </div>
    </CellViewContext>
  );
}

/** Whether a code is that of one of these garments, or of a color or size of one. */
function isOf(garments: readonly Garment[], code: string): boolean {
  return garments.some(({ generic }) => generic === genericOf(code));
}

/** Goes to a generic or a sku once its garment is rendered; the grid may just have been mounted. */
function useGoToAny(garments: readonly Garment[], onGo: (code: string) => void): (code: string) => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const go = useEffectEvent(onGo);
  useEffect(
    function goOnceShown() {
      if (wanted === null || !isOf(garments, wanted)) return;
      const frame = requestAnimationFrame(() => {
        go(wanted);
        setWanted(null);
      });
      return () => cancelAnimationFrame(frame);
    },
    [wanted, garments],
  );
  return setWanted;
}

/** Goes to what a search found once it is shown: before, the focus would go to a card that vanishes. */
function useGoToFound(search: string, onGo: () => void): (search: string | null) => void {
  const [entered, setEntered] = useState<string | null>(null);
  const go = useEffectEvent(onGo);
  useEffect(
    function goOnceSearched() {
      if (entered !== search) return;
      const frame = requestAnimationFrame(() => {
        go();
        setEntered(null);
      });
      return () => cancelAnimationFrame(frame);
    },
    [entered, search],
  );
  return setEntered;
}

interface Props {
  view: SheetView;
  isEmptyCatalog: boolean;
  onAll: () => void;
}

/** Shown when there are no garments, with the reason and a button to show all. */
function NoGarments({ view, isEmptyCatalog, onAll }: Props) {
  const t = useT();
  const ofChanges = use(CellViewContext)?.changed !== undefined;
  return (
    <div style={{ padding: '96px 24px' }} role="status">
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={isEmptyCatalog ? t('This catalog has no garments.') : t(reason(view, ofChanges))}
      >
        {!isEmptyCatalog && <Button onClick={onAll}>{t('Show all garments')}</Button>}
      </Empty>
    </div>
  );
}

function reason({ search, filter, onlySelected }: SheetView, ofChanges: boolean): Message {
  const query = search.trim();
  const isFiltered = countFilters(filter) > 0;
  if (query === '' && !isFiltered)
    return ofChanges ? message('No quantity has changed.') : message('Nothing is selected yet.');
  if (query === '')
    return onlySelected
      ? message('Nothing selected matches the filters.')
      : message('No garment matches the filters.');
  if (!isFiltered)
    return onlySelected
      ? message('Nothing selected matches “{query}”.', { query })
      : message('No garment matches “{query}”.', { query });
  return onlySelected
    ? message('Nothing selected matches “{query}” and the filters.', { query })
    : message('No garment matches “{query}” and the filters.', { query });
}

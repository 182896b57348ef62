import { ControlOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, use, useId, useMemo, useRef, useState } from 'react';
import type { Garment, Order } from '../../../api';
import { stockAge } from '../../../shared/stock-age/stockAge';
import { LabelledSwitch } from '../../../ui/labelled-switch/LabelledSwitch';
import { CellViewContext } from '../grid/CellView';
import { DropJump } from '../find/DropJump';
import { FilterTool } from '../find/FilterTool';
import type { GarmentFilter } from '../find/garmentFilter';
import { FillFromExcel } from '../fill/FillFromExcel';
import { ConflictNotice } from '../saving/ConflictNotice';
import { OtherTabChanges } from '../saving/RecoverableChanges';
import { PricesNotice } from '../saving/PricesNotice';
import { SaveButton, SaveStateLine } from '../saving/SaveStateLine';
import { UnsavedNotice } from '../saving/UnsavedNotice';
import { DropTotals, OrderTotals } from '../Totals';
import type { SheetView } from '../useSheetView';
import { BuyerNumberField } from './BuyerNumberField';
import { DocumentsLine } from './DocumentsLine';
import { DownloadButtons } from './DownloadButtons';
import { FinishedBox } from './FinishedBox';
import { ServiceDateField } from './ServiceDateField';
import { SheetHeading } from './SheetHeading';
import styles from './SheetPanel.module.css';
import { withWords } from '../../../languages/loadWords';
import { useT } from '../../../languages/useT';
import { message, type Message } from '../../../domain/language/message';
import { useFulfillment, useMarkNewsSeen } from '../useFulfillment';
import { lazyComponent } from '../../../ui/lazy-component/lazyComponent';

const FulfillmentSummary = lazyComponent(() =>
  withWords('sent', async () => (await import('../fulfillment/FulfillmentSummary')).FulfillmentSummary),
);

interface Props {
  order: Order;
  /** Why the order can't be changed, or null when it can. */
  refusal: string | null;
  /** The sheet is that of a proposal, which has quantities and wanted marks only. */
  isProposing: boolean;
  view: SheetView;
  onView: (view: SheetView) => void;
  /** Called to change the filters and the sort, with a new snapshot of the quantities. */
  onFilter: (filter: GarmentFilter) => void;
  /** The garments that the view shows. */
  shown: readonly Garment[];
  /** Goes to the next garment with quantities. */
  onNextOrdered: () => void;
  /** Goes to a garment. */
  onGarment: (generic: string) => void;
  /** Goes to the first cell that this search finds. */
  onEnter: (search: string) => void;
  /** Goes to a generic, color or sku, whether it is shown or not. */
  onGoTo: (code: string) => void;
}

/**
 * The left column of the sheet. On small screens it is a bar above the cards, with options that open on demand, and
 * one with the total below them.
 */
export function SheetPanel(props: Props) {
  const t = useT();
  const {
    order,
    refusal,
    isProposing,
    view,
    onView,
    onFilter,
    shown,
    onNextOrdered,
    onGarment,
    onEnter,
    onGoTo,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const optionsId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [dateFault, setDateFault] = useState<string | null>(null);
  const age = useMemo(() => stockAge(order.garments), [order.garments]);
  const fulfillment = useFulfillment(order);
  useMarkNewsSeen(order);
  const hasChanges = use(CellViewContext)?.changed !== undefined;
  const isReadOnly = refusal !== null;
  /** Goes to a cell after closing the options of a small screen, which would cover it. */
  const closedFirst = (go: (code: string) => void) => (code: string) => {
    setOpen(false);
    go(code);
  };
  const goTo = (code: string | null) => {
    if (code !== null) return closedFirst(onGoTo)(code);
    setOpen(true);
    // After rendering, since hidden elements can't be focused.
    requestAnimationFrame(() => {
      const { current } = fields;
      (
        current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? current?.querySelector('input')
      )?.focus();
    });
  };
  const handleKeys = ({ key, target, currentTarget }: KeyboardEvent) => {
    // React bubbles the key events of dialogs up to here too.
    if (key !== 'Escape' || !isOpen || !(target instanceof Node && currentTarget.contains(target))) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <aside className={styles.panel} aria-label={t('Order')}>
      <SheetHeading order={order} refusal={refusal} isProposing={isProposing} />
      <div className={styles.tools} onKeyDown={handleKeys}>
        <Flex gap={8}>
          <SearchField
            search={view.search}
            onSearch={(search) => onView({ ...view, search })}
            onEnter={onEnter}
          />
          <FilterTool garments={order.garments} filter={view.filter} onApply={onFilter} />
        </Flex>
        {isOpen && <div className={styles.outside} data-outside onClick={() => setOpen(false)} />}
        <Button
          ref={opener}
          className={styles.optionsButton}
          type={isOpen ? 'primary' : 'default'}
          icon={<ControlOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={optionsId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Options')}
        </Button>
        <div id={optionsId} className={styles.options} data-open={isOpen || undefined}>
          <LabelledSwitch
            label={hasChanges ? t('Only changed') : t('Only selected')}
            isOn={view.onlySelected}
            onChange={(onlySelected) => onView({ ...view, onlySelected })}
          />
          <p className={styles.shown} role="status">
            {t(shownText(shown.length, order.garments.length))}
          </p>
          {age !== '' && <p className={styles.shown}>{t('Stock as of {age}', { age })}</p>}
          <Flex wrap gap={8} className={styles.jumps}>
            <Button
              title={t('Goes to the next garment with quantities (Alt+PageDown)')}
              onClick={() => {
                setOpen(false);
                onNextOrdered();
              }}
            >
              {t('Next quantity')}
            </Button>
            <DropJump shown={shown} onGarment={closedFirst(onGarment)} />
          </Flex>
          <div ref={fields} className={styles.fields}>
            <ServiceDateField
              isReadOnly={isReadOnly || isProposing}
              fault={dateFault}
              onFault={setDateFault}
            />
            <BuyerNumberField orderId={order.id} />
          </div>
          {fulfillment && <FulfillmentSummary fulfillment={fulfillment} order={order} />}
          <DocumentsLine order={order} />
          <DownloadButtons orderId={order.id} />
          <FillFromExcel order={order} refusal={refusal} />
          <DropTotals currency={order.currency} />
        </div>
      </div>
      <div className={styles.saving}>
        {!isReadOnly && !isProposing && <PricesNotice order={order} />}
        <ConflictNotice orderId={order.id} garments={order.garments} />
        <UnsavedNotice order={order} />
        <OtherTabChanges />
        <OrderTotals order={order} isReadOnly={isReadOnly} />
        {!isProposing && (
          <FinishedBox order={order} isReadOnly={isReadOnly} dateFault={dateFault} onGoTo={goTo} />
        )}
        <SaveStateLine isReadOnly={isReadOnly} />
        {!isReadOnly && <SaveButton />}
      </div>
    </aside>
  );
}

function shownText(shown: number, all: number): Message {
  return shown === all
    ? message('{garments, plural, one {# garment} other {# garments}}', { garments: all })
    : message('{shown, number} of {garments, plural, one {# garment} other {# garments}}', {
        shown,
        garments: all,
      });
}

interface SearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** Goes to the search results. */
  onEnter: (search: string) => void;
}

/** Searches garments by number, name, generic, color and collection. The field has its own text; the list follows. */
function SearchField({ search, onSearch, onEnter }: SearchProps) {
  const t = useT();
  // The text while the field has the focus; the URL is updated later.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      type="search"
      aria-label={t('Search')}
      placeholder={t('Search')}
      autoComplete="off"
      prefix={<SearchOutlined aria-hidden />}
      value={typed ?? search}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onEnter(event.currentTarget.value);
      }}
    />
  );
}

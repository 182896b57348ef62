import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Popover, Tag } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import styles from './FilterChip.module.css';
import type { FilterPanelProps } from './FilterPanel';

const FilterPanel = whenUsed(
  async () => (await import(/* webpackChunkName: "order-filter-panel" */ './FilterPanel')).FilterPanel,
);

interface Props {
  title: string;
  /** What the filter lets through; null when it is not in force. */
  text: string | null;
  onClear: () => void;
  panel: FilterPanelProps;
  /** Where the panel is drawn, unless in the chip. */
  holder: RefObject<HTMLElement | null> | null;
}

/** A phone has no room on either side: the panel moves as far as it needs. */
const withinWindow = { overflow: { shiftX: true, adjustY: true } };

const classNames = { root: styles.tag, close: styles.close };

/** A filter as a tag: its name opens a panel to choose from, its cross takes it off. */
export function FilterChip({ title, text, onClear, panel, holder }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isActive = text !== null;
  const isOfChip = (element: EventTarget | null) =>
    element instanceof Node && [chip, content].some(({ current }) => current?.contains(element) === true);
  const handleOpenChange = (open: boolean) => {
    // Escape would leave the focus in the closing panel.
    if (!open && isOfChip(document.activeElement)) button.current?.focus();
    setOpen(open);
  };
  const closable = isActive && {
    closeIcon: <CloseOutlined aria-hidden={false} />,
    'aria-label': `Remove filter ${title}`,
  };
  return (
    <span
      ref={chip}
      className={styles.chip}
      onBlur={({ relatedTarget }) => {
        // The Tab key leads out of the panel.
        if (relatedTarget !== null && !isOfChip(relatedTarget)) setOpen(false);
      }}
    >
      <Tag
        classNames={classNames}
        data-active={isActive || undefined}
        closable={closable}
        onClose={(event) => {
          event.preventDefault();
          button.current?.focus();
          onClear();
        }}
      >
        <Popover
          open={isOpen}
          onOpenChange={handleOpenChange}
          trigger="click"
          placement="bottomLeft"
          align={withinWindow}
          arrow={false}
          destroyOnHidden
          getPopupContainer={() => (holder ?? chip).current ?? document.body}
          content={
            <div ref={content} className={styles.panel}>
              <FilterPanel {...panel} />
            </div>
          }
        >
          <Button
            ref={button}
            type="text"
            size="small"
            className={styles.name}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            title={isActive ? text : undefined}
          >
            <span className={styles.text}>{isActive ? `${title}: ${text}` : title}</span>
            {!isActive && <DownOutlined aria-hidden className={styles.arrow} />}
          </Button>
        </Popover>
      </Tag>
    </span>
  );
}

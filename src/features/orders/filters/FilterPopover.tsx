import { Popover } from 'antd';
import { type ReactNode, useRef } from 'react';
import { whenUsed } from '../../../ui/when-used/whenUsed';
import type { FilterPanelProps } from './FilterPanel';
import styles from './FilterChips.module.css';

const FilterPanel = whenUsed(
  async () => (await import(/* webpackChunkName: "order-filter-panel" */ './FilterPanel')).FilterPanel,
);

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Null while there is nothing to open. */
  panel: FilterPanelProps | null;
  /** With the button that opens it. */
  children: ReactNode;
}

/** A phone has no room on either side: the panel moves as far as it needs. */
const withinWindow = { overflow: { shiftX: true, adjustY: true } };

/** The panel of a filter under the button that opens it, which has the focus when the panel closes. */
export function FilterPopover({ isOpen, onOpenChange, panel, children }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const handleOpenChange = (open: boolean) => {
    // Escape would leave the focus in the closing panel.
    if (!open && place.current?.contains(document.activeElement))
      place.current.querySelector('button')?.focus();
    onOpenChange(open);
  };
  return (
    <span
      ref={place}
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The Tab key leads out of the panel.
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onOpenChange(false);
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
        getPopupContainer={() => place.current ?? document.body}
        content={
          panel && (
            <div
              onKeyDown={(event) => {
                // The menu that has led here is still the first in line for Ant Design's own Escape.
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                handleOpenChange(false);
              }}
            >
              <FilterPanel {...panel} />
            </div>
          )
        }
      >
        {children}
      </Popover>
    </span>
  );
}

import { Popover, type PopoverProps } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: PopoverProps['placement'];
  /** Null while there is nothing to open. */
  panel: ReactNode;
  /** The panel is positioned relative to this button. */
  children: ReactNode;
}

/** On a phone the panel may move anywhere to fit. */
const withinWindow = { overflow: { shiftX: true, adjustY: true } };

/** A `Panel` under the button that opens it, which has the focus when the panel closes. */
export function PanelPopover({ isOpen, onOpenChange, placement, panel, children }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const handleOpenChange = (open: boolean) => {
    // Escape would otherwise leave the focus in the closing panel.
    if (!open && place.current?.contains(document.activeElement))
      place.current.querySelector('button')?.focus();
    onOpenChange(open);
  };
  return (
    <span
      ref={place}
      style={{ position: 'relative', display: 'inline-flex', minWidth: 0 }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Tab leaves the panel.
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) onOpenChange(false);
      }}
    >
      <Popover
        open={isOpen}
        onOpenChange={handleOpenChange}
        trigger="click"
        placement={placement}
        align={withinWindow}
        arrow={false}
        destroyOnHidden
        getPopupContainer={() => place.current ?? document.body}
        content={
          panel && (
            <div
              onKeyDown={(event) => {
                // The menu that opened this panel is still on top of Ant Design's Escape stack.
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                handleOpenChange(false);
              }}
            >
              {panel}
            </div>
          )
        }
      >
        {children}
      </Popover>
    </span>
  );
}

/** What a `PanelPopover` shows: a dialog whose first field has the focus. */
export function Panel({ label, children }: { label: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(function focusFirst() {
    // The panel can take the focus only once it has been positioned.
    const frame = requestAnimationFrame(() =>
      panel.current?.querySelector('input')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={panel} role="dialog" aria-label={label}>
      {children}
    </div>
  );
}

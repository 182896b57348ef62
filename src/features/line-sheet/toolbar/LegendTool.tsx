import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import type { LegendPopover } from './LegendPopover';
import styles from './SheetToolbar.module.css';

/** The button of the legend, which loads when it is first opened. A click leaves the focus in its cell. */
export function LegendTool() {
  const [Popover, setPopover] = useState<typeof LegendPopover | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const dispatch = useAppDispatch();

  useLayoutEffect(
    function keepFocus() {
      // Inside the popover it is another element.
      if (hadFocus.current) button.current?.focus();
    },
    [Popover],
  );

  // A failed load may be tried again, and must not bring down the sheet.
  const openFirst = async () => {
    try {
      const loaded = await import(/* webpackChunkName: "legend" */ './LegendPopover');
      hadFocus.current = document.activeElement === button.current;
      setPopover(() => loaded.LegendPopover);
      setOpen(true);
    } catch {
      const message = 'The legend could not be loaded. Check your connection, and try again.';
      dispatch(showAlert({ message, severity: 'error' }));
    }
  };

  const tool = (
    <Button
      ref={button}
      className={styles.tool}
      type="text"
      icon={<InfoCircleOutlined />}
      aria-label="Legend"
      aria-expanded={isOpen}
      title="Legend: what the cells’ looks mean"
      onMouseDown={(event) => event.preventDefault()}
      onClick={Popover === null ? () => void openFirst() : undefined}
    >
      <span className={styles.word}>Legend</span>
    </Button>
  );
  return Popover === null ? (
    tool
  ) : (
    <Popover isOpen={isOpen} onOpenChange={setOpen}>
      {tool}
    </Popover>
  );
}

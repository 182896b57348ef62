import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './ListTable.module.css';
import { useRestoredFocus } from '../../lib/focus';

interface Props {
  label: string;
  rowCount: number;
  isBusy: boolean;
  /** The page that a click on a row opens, by the row's index. */
  hrefOf?: (index: number) => string | undefined;
  children: ReactNode;
}

/** Elements that handle clicks themselves. */
const ownClicks = 'a, button, input, label, [role=button], [role=menuitem]';

/**
 * A table's frame for assistive technology and the keyboard. A click anywhere on a row opens its page, in a new tab
 * with Ctrl, Cmd or the middle button; the keyboard uses the row's link. Rows would re-render if they used the router
 * themselves.
 */
export function ListFrame({ label, rowCount, isBusy, hrefOf, children }: Props) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const restoredFocus = useRestoredFocus(scroller);

  useLayoutEffect(function makeScrollable() {
    scroller.current = frame.current?.querySelector('tbody')?.closest('div') ?? null;
    // A focusable element in a table must have a table role.
    scroller.current?.setAttribute('role', 'rowgroup');
    scroller.current?.setAttribute('tabindex', '0');
  });

  const open = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget, button } = event;
    // Clicks in a row's menu bubble up through React, though it is elsewhere in the DOM.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (button > 1 || target.closest(ownClicks) || window.getSelection()?.toString()) return;
    const href = hrefOf?.(Number(target.closest('tr')?.dataset.index ?? NaN));
    if (href === undefined) return;
    if (button === 1 || event.ctrlKey || event.metaKey) window.open(href, '_blank');
    else void navigate(href);
  };
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-busy={isBusy}
      data-opens={hrefOf !== undefined || undefined}
      onClick={open}
      onAuxClick={open}
      {...restoredFocus}
    >
      {children}
    </div>
  );
}

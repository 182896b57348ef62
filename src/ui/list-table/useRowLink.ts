import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** What has its own way of being clicked. */
const ownClicks = 'a, button, input, label, [role=button], [role=menuitem]';

/**
 * Makes a whole row open its page, in a new tab with Ctrl, Cmd or the middle button. The row's link does the same for
 * the keyboard and for assistive technology.
 */
export function useRowLink<Row>(href: ((row: Row) => string) | undefined) {
  const navigate = useNavigate();
  if (href === undefined) return () => undefined;
  return (row: Row) => {
    const open = (event: MouseEvent<HTMLElement>) => {
      const { target, currentTarget } = event;
      // A menu that belongs to the row tells it of its clicks, wherever it stands.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (event.button > 1 || target.closest(ownClicks) || window.getSelection()?.toString()) return;
      if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(href(row), '_blank');
      else void navigate(href(row));
    };
    return { onClick: open, onAuxClick: open, 'data-opens': true };
  };
}

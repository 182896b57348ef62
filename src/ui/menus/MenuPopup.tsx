import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called before an entry's action, to move the focus: a dialog that it opens returns the focus there. */
  onChoose?: () => void;
  children: ReactNode;
}

const active = '.ant-dropdown-menu-item-active';
const moves = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** The open menu of a Dropdown with `destroyOnHidden`: its first entry has the focus whenever it opens. */
export function MenuPopup({ onKeyDown, onChoose, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const find = (entry: string) => popup.current?.querySelector<HTMLElement>(entry);
  useEffect(function focusFirstEntry() {
    // Ant Design inserts the menu into the document only after rendering it.
    const frame = requestAnimationFrame(() => find('[role^=menuitem]')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      ref={popup}
      onKeyDown={(event) => {
        // Ant Design moves the focus in the next frame, so an earlier key would act on the previous entry.
        if (moves.has(event.key)) queueMicrotask(() => (find(`${active} a`) ?? find(active))?.focus());
        onKeyDown?.(event);
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter') return;
        // The entry acts on this keydown; the browser would then press the button that is focused by now.
        event.preventDefault();
        onChoose?.();
      }}
      onClickCapture={onChoose}
    >
      {children}
    </div>
  );
}

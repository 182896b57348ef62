import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called before an entry acts: a dialog that it opens returns the focus to what has it then. */
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
    // It is inserted into the document only after it was rendered.
    const frame = requestAnimationFrame(() => find('[role^=menuitem]')?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      ref={popup}
      onKeyDown={(event) => {
        // Ant Design moves the focus in the next frame: a key that comes sooner would act on the entry before.
        if (moves.has(event.key)) queueMicrotask(() => (find(`${active} a`) ?? find(active))?.focus());
        onKeyDown?.(event);
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter') return;
        // The entry acts on this event; the browser would then press the button that has the focus by now.
        event.preventDefault();
        onChoose?.();
      }}
      onClickCapture={onChoose}
    >
      {children}
    </div>
  );
}

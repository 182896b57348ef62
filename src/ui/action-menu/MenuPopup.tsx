import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { useOutsideClose } from '../useOutsideClose';
import styles from './ActionMenu.module.css';

/** An entry of an `ActionMenu`: a link, or something to do. */
export type ActionMenuEntry = { readonly key: string; readonly label: string } & (
  { readonly href: string } | { readonly onSelect: () => void }
);

/** Where a menu opens. */
export interface MenuPlace {
  /** Where its button is in the window. */
  readonly button: DOMRect;
  /** What it is put into. */
  readonly host: HTMLElement;
}

interface Props {
  label: string;
  place: MenuPlace;
  entries: ActionMenuEntry[];
  note: ReactNode;
  /** The button, to which the focus returns. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The open menu, beside its button and above everything; arrows, Home and End move, Escape and Tab close. */
export function MenuPopup({ label, place, entries, note, opener, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useOutsideClose(menu, opener, onClose);

  const [height, setHeight] = useState(0);

  useLayoutEffect(function measure() {
    setHeight(menu.current?.offsetHeight ?? 0);
  }, []);

  useEffect(function focusFirstEntry() {
    entriesOf(menu.current)[0]?.focus({ preventScroll: true });
  }, []);

  const closeAndReturn = () => {
    opener.current?.focus({ preventScroll: true });
    onClose();
  };

  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') closeAndReturn();
    else if (!moveFocus(menu.current, event.key)) return;
    // Tab goes on from the button, to which the focus has just returned.
    if (event.key !== 'Tab') event.preventDefault();
  };

  const { button, host } = place;
  const opensUpwards = button.bottom + height + 16 > window.innerHeight && button.top > height;
  const vertical = opensUpwards
    ? { bottom: window.innerHeight - button.top + 4 }
    : { top: button.bottom + 4 };

  return createPortal(
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      style={{ ...vertical, right: document.documentElement.clientWidth - button.right }}
      onKeyDown={handleKeys}
    >
      {note && (
        <div className={styles.note} role="presentation">
          {note}
        </div>
      )}
      {entries.map((entry) =>
        'href' in entry ? (
          <Link
            key={entry.key}
            className={styles.entry}
            role="menuitem"
            tabIndex={-1}
            to={entry.href}
            onClick={onClose}
          >
            {entry.label}
          </Link>
        ) : (
          <button
            key={entry.key}
            className={styles.entry}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              closeAndReturn();
              entry.onSelect();
            }}
          >
            {entry.label}
          </button>
        ),
      )}
    </div>,
    host,
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Moves the focus among the entries as the key asks; answers whether it was such a key. */
function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const entries = entriesOf(menu);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  entries.at(next % entries.length)?.focus();
  return true;
}

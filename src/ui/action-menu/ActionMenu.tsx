import { type ReactNode, useRef, useState } from 'react';
import styles from './ActionMenu.module.css';
import { type ActionMenuEntry, type MenuPlace, MenuPopup } from './MenuPopup';

interface Props {
  /** What the button is called for screen readers. */
  label: string;
  /** Makes the entries when the menu opens: a table has thousands of menus that never do. */
  entries: () => ActionMenuEntry[];
  /** Stands above the entries. */
  note?: () => ReactNode;
  /** One of its actions is under way. */
  isBusy?: boolean;
  /** -1 where a grid around it moves the focus. */
  tabIndex?: number;
}

/** A '⋯' button with a menu of actions and links, for a row or a card. */
export function ActionMenu({ label, entries, note, isBusy = false, tabIndex }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const close = () => setPlace(null);

  return (
    <>
      <button
        ref={button}
        className={styles.button}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-disabled={isBusy}
        data-busy={isBusy}
        onClick={({ currentTarget }) => {
          if (!isBusy) setPlace(place === null ? placeBeside(currentTarget) : null);
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
          <circle cx="3" cy="8" r="1.4" />
          <circle cx="8" cy="8" r="1.4" />
          <circle cx="13" cy="8" r="1.4" />
        </svg>
      </button>
      {place !== null && (
        <MenuPopup
          label={label}
          place={place}
          entries={entries()}
          note={note?.()}
          opener={button}
          onClose={close}
        />
      )}
    </>
  );
}

/** In the page's own landmark, where a screen reader expects it, but out of whatever would cut it off. */
function placeBeside(button: HTMLElement): MenuPlace {
  return { button: button.getBoundingClientRect(), host: button.closest('main') ?? document.body };
}

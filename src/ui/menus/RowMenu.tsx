import { EllipsisOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MenuPopup } from './MenuPopup';
import styles from './RowMenu.module.css';

/** The entries of a menu, as Ant Design takes them. */
export type MenuItems = NonNullable<MenuProps['items']>;

interface Props {
  /** The button's name for screen readers. */
  label: string;
  /** Called when the menu opens, as most of a table's menus never do. */
  items: () => MenuItems;
  /** Whether one of its actions is pending. */
  isBusy?: boolean;
  /** -1 inside a grid with a roving tabindex. */
  tabIndex?: number;
}

const dots = <EllipsisOutlined aria-hidden />;

/**
 * A '⋯' button with a menu of actions and links, for a row or a card. The menu is mounted when it opens: mounting it in
 * thirty visible rows doubled the time to sort 50,000 rows.
 */
export function RowMenu({ label, items, isBusy = false, tabIndex }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Pressing the button closes the menu before the click event.
  const wasOpen = useRef(false);
  const focusButton = () => button.current?.focus({ preventScroll: true });
  const close = () => {
    setOpen(false);
    focusButton();
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    // Tab continues from the button; a surrounding dialog stays open.
    event.stopPropagation();
    close();
  };
  return (
    <span className={styles.menu}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isBusy}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!isBusy && !wasOpen.current);
          wasOpen.current = false;
        }}
        // The menu takes the focus some time after it opens.
        onKeyDown={isOpen ? handleKeys : undefined}
      >
        {dots}
      </button>
      {isOpen && (
        <Dropdown
          open
          trigger={['click']}
          placement="bottomRight"
          menu={{ items: items(), 'aria-label': label }}
          popupRender={(menu) => (
            <MenuPopup onKeyDown={handleKeys} onChoose={focusButton}>
              {menu}
            </MenuPopup>
          )}
          onOpenChange={(open) => {
            if (!open) close();
          }}
        >
          <span className={styles.anchor} />
        </Dropdown>
      )}
    </span>
  );
}

/** A menu entry that is a link. */
export function menuLink(entry: {
  key: string;
  label: string;
  to: string;
  icon?: ReactNode;
}): MenuItems[number] {
  return {
    key: entry.key,
    icon: entry.icon,
    label: <Link to={entry.to}>{entry.label}</Link>,
    onClick: ({ domEvent }) => {
      if (domEvent.type === 'keydown') domEvent.currentTarget.querySelector('a')?.click();
    },
  };
}

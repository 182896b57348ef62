import { Dropdown, Flex } from 'antd';
import type { ReactNode } from 'react';
import { MenuPopup } from '../../../ui/menus/MenuPopup';
import styles from './DropMenu.module.css';
import type { dropsOf } from './garmentFilter';

interface Props {
  drops: ReturnType<typeof dropsOf>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDrop: (drop: string) => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** The drops that the sheet shows, with how many garments each has. */
export function DropMenu({ drops, isOpen, onOpenChange, onDrop, children }: Props) {
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={['click']}
      destroyOnHidden
      popupRender={(menu) => <MenuPopup>{menu}</MenuPopup>}
      menu={{
        'aria-label': 'Go to drop',
        className: styles.menu,
        items: drops.map(({ drop, count }) => ({
          key: drop,
          label: (
            <Flex justify="space-between" gap={16}>
              {drop} <span className={styles.count}>{count.toLocaleString()}</span>
            </Flex>
          ),
          // After the menu has closed and given the focus back.
          onClick: () => setTimeout(() => onDrop(drop)),
        })),
      }}
    >
      {children}
    </Dropdown>
  );
}

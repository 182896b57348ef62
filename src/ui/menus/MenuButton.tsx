import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { MenuPopup } from './MenuPopup';
import type { MenuItems } from './RowMenu';

interface Props {
  label: string;
  items: MenuItems;
  /** One of its actions is under way. */
  isBusy?: boolean;
}

/** A button with a menu of actions; when the menu closes, the button has the focus. */
export function MenuButton({ label, items, isBusy = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const focusButton = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) focusButton();
      }}
      trigger={['click']}
      destroyOnHidden
      popupRender={(menu) => <MenuPopup onChoose={focusButton}>{menu}</MenuPopup>}
      menu={{ items, 'aria-label': label }}
    >
      <Button
        ref={button}
        loading={isBusy}
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {label}
      </Button>
    </Dropdown>
  );
}

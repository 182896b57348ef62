import { DownOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Dropdown } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { MenuPopup } from './MenuPopup';
import type { MenuItems } from './RowMenu';

interface Props {
  label: string;
  items: MenuItems;
  /** By default an arrow is shown after the label. */
  icon?: ReactNode;
  appearance?: Pick<ButtonProps, 'type' | 'shape'>;
  /** Only the icon shows. */
  isShort?: boolean;
  /** Whether one of its actions is pending. */
  isBusy?: boolean;
  /** Whether it is mounted with its menu open. */
  isOpenAtFirst?: boolean;
}

/** A button with a menu of actions; when the menu closes, the button has the focus. */
export function MenuButton({
  label,
  items,
  icon,
  appearance,
  isShort,
  isBusy,
  isOpenAtFirst = false,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
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
      menu={{ items, 'aria-label': label, style: { maxHeight: 'min(520px, 70vh)', overflowY: 'auto' } }}
    >
      <Button
        {...appearance}
        ref={button}
        loading={isBusy === true}
        icon={icon ?? <DownOutlined aria-hidden />}
        iconPlacement={icon === undefined ? 'end' : 'start'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={isShort === true ? label : undefined}
        title={isShort === true ? label : undefined}
      >
        {isShort === true ? null : label}
      </Button>
    </Dropdown>
  );
}

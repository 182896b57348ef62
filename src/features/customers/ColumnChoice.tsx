import { CheckOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { MenuPopup } from '../../ui/menus/MenuPopup';

interface Props {
  /** The columns that may be hidden. */
  columns: readonly { readonly key: string; readonly title: string }[];
  /** The keys of those that are shown. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** Chooses which columns a table shows; the menu stays open until everything is chosen. */
export function ColumnChoice({ columns, shown, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (key: string) =>
    onChange(shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]);
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={(open, { source }) => {
        if (source === 'menu') return;
        setOpen(open);
        if (!open) button.current?.focus({ preventScroll: true });
      }}
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={(menu) => <MenuPopup>{menu}</MenuPopup>}
      menu={{
        'aria-label': 'Columns',
        items: columns.map(({ key, title }) => ({
          key,
          label: title,
          role: 'menuitemcheckbox',
          'aria-checked': shown.includes(key),
          extra: shown.includes(key) && <CheckOutlined aria-hidden />,
          onClick: () => toggle(key),
        })),
      }}
    >
      <Button ref={button} icon={<SettingOutlined aria-hidden />}>
        Columns
      </Button>
    </Dropdown>
  );
}

import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useLateLoad } from '../../shared/late-load/useLateLoad';
import type { MenuButton } from '../../ui/menus/MenuButton';
import type { MenuItems } from '../../ui/menus/RowMenu';

interface Props {
  label: string;
  /** An entry acts after the menu has closed and given the focus back. */
  items: readonly { key: string; label: string; extra: string; onClick: () => void }[];
}

/** A button with a menu that loads when it is first opened: the sheet opens without any menu. */
export function LateMenuButton({ label, items }: Props) {
  const lateLoad = useLateLoad();
  const [Menu, setMenu] = useState<typeof MenuButton | null>(null);

  const openFirst = async () => {
    const load = () => import(/* webpackChunkName: "sheet-menu" */ '../../ui/menus/MenuButton');
    const loaded = await lateLoad('The menu', load);
    setMenu(() => loaded && loaded.MenuButton);
  };

  if (Menu === null) {
    return (
      <Button
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => void openFirst()}
      >
        {label}
      </Button>
    );
  }
  const entries: MenuItems = items.map(({ onClick, extra, ...item }) => ({
    ...item,
    // Apart from the label for a screen reader too.
    extra: extra && ` ${extra}`,
    onClick: () => void setTimeout(onClick),
  }));
  return <Menu label={label} items={entries} isOpenAtFirst />;
}

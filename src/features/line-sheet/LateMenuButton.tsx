import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useLoadOnDemand } from '../../shared/load-on-demand/useLoadOnDemand';
import type { MenuButton } from '../../ui/menus/MenuButton';
import type { MenuItems } from '../../ui/menus/RowMenu';
import { useT } from '../../languages/useT';

interface Props {
  label: string;
  /** Entries act after the menu has closed and returned the focus. */
  items: readonly { key: string; label: string; extra: string; onClick: () => void }[];
}

/** A button whose menu loads when it is first opened, to keep the sheet's initial load small. */
export function LateMenuButton({ label, items }: Props) {
  const t = useT();
  const loadOnDemand = useLoadOnDemand();
  const [Menu, setMenu] = useState<typeof MenuButton | null>(null);

  const openFirst = async () => {
    const load = () => import('../../ui/menus/MenuButton');
    const loaded = await loadOnDemand(t('The menu'), load);
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
    // Separates it from the label for screen readers.
    extra: extra && ` ${extra}`,
    onClick: () => void setTimeout(onClick),
  }));
  return <Menu label={label} items={entries} isOpenAtFirst />;
}

import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import type { Garment } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import type { DropMenu } from './DropMenu';
import { dropsOf } from './garmentFilter';

interface Props {
  /** Those that the sheet shows. */
  shown: readonly Garment[];
  /** Called with the first garment of the drop. */
  onGarment: (generic: string) => void;
}

/** Leads to a drop. Its menu loads when it is first opened: the sheet opens without any menu. */
export function DropJump({ shown, onGarment }: Props) {
  const dispatch = useAppDispatch();
  const [Menu, setMenu] = useState<typeof DropMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const drops = useMemo(() => dropsOf(shown), [shown]);
  if (drops.length < 2) return null;

  // A failed load may be tried again, and must not bring down the sheet.
  const openFirst = async () => {
    try {
      const loaded = await import(/* webpackChunkName: "drop-menu" */ './DropMenu');
      setMenu(() => loaded.DropMenu);
      setOpen(true);
    } catch {
      const message = 'The menu could not be loaded. Check your connection, and try again.';
      dispatch(showAlert({ message, severity: 'error' }));
    }
  };
  const focusButton = () => button.current?.focus({ preventScroll: true });

  const opener = (
    <Button
      ref={button}
      icon={<DownOutlined aria-hidden />}
      iconPlacement="end"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={Menu === null ? () => void openFirst() : undefined}
    >
      Go to drop
    </Button>
  );
  if (Menu === null) return opener;
  return (
    <Menu
      drops={drops}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open) focusButton();
      }}
      onDrop={(drop) => {
        const first = shown.find((garment) => garment.drop === drop);
        if (first) onGarment(first.generic);
      }}
    >
      {opener}
    </Menu>
  );
}

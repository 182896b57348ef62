import { Drawer } from 'antd';
import { Logo } from './Logo';
import { SideMenu } from './SideMenu';

/** The side menu on a small screen. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      placement="left"
      size={256}
      title={<Logo />}
      closable={{ placement: 'end' }}
      styles={{ header: { padding: '8px 12px 8px 24px', minHeight: 48 }, body: { padding: 0 } }}
      onClose={onClose}
    >
      <SideMenu onFollow={onClose} />
    </Drawer>
  );
}

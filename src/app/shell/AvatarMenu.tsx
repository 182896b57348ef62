import { Avatar, Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useLateLoad } from '../../shared/late-load/useLateLoad';
import { whenUsed } from '../../ui/when-used/whenUsed';
import type { AccountMenu } from './AccountMenu';

const PasswordDialog = whenUsed(
  async () =>
    (await import(/* webpackChunkName: "password-dialog" */ '../../shared/password-dialog/PasswordDialog'))
      .PasswordDialog,
);

/**
 * The avatar with the first letter of the person's name, or N, and its menu (spec 2 'Shell'), which loads when it is
 * first opened: the line sheet opens without any other menu.
 */
export function AvatarMenu() {
  const { data: me } = useGetMeQuery();
  const lateLoad = useLateLoad();
  const [Menu, setMenu] = useState<typeof AccountMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Stable: the dialog restarts its timer when it changes.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);

  const openFirst = async () => {
    const load = () => import(/* webpackChunkName: "account-menu" */ './AccountMenu');
    const loaded = await lateLoad('The menu', load);
    setMenu(() => loaded && loaded.AccountMenu);
    setOpen(loaded !== null);
  };
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    if (!open) button.current?.focus({ preventScroll: true });
  };

  const avatar = (
    <Button
      ref={button}
      type="text"
      shape="circle"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={me?.name ? `Account of ${me.name}` : 'Account'}
      icon={<Avatar style={avatarStyle}>{(me?.name.trim().charAt(0) || 'N').toUpperCase()}</Avatar>}
      onClick={Menu === null ? () => void openFirst() : undefined}
    />
  );
  return (
    <>
      {Menu === null ? (
        avatar
      ) : (
        <Menu
          me={me}
          isOpen={isOpen}
          onOpenChange={handleOpenChange}
          onPassword={() => setChangingPassword(true)}
        >
          {avatar}
        </Menu>
      )}
      {isChangingPassword && me && <PasswordDialog person={me} onClose={handlePasswordClose} />}
    </>
  );
}

const avatarStyle = { background: 'var(--ld-fill)', color: 'var(--ld-on-fill)', fontWeight: 600 };

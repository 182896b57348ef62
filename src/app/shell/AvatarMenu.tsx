import { Avatar, Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { whenUsed } from '../../ui/when-used/whenUsed';
import type { AccountMenu } from './AccountMenu';
import styles from './AvatarMenu.module.css';

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
  const dispatch = useAppDispatch();
  const [Menu, setMenu] = useState<typeof AccountMenu | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // Stable: the dialog restarts its timer when it changes.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);

  // A failed load may be tried again, and must not bring down the page.
  const openFirst = async () => {
    try {
      const { AccountMenu } = await import(/* webpackChunkName: "account-menu" */ './AccountMenu');
      setMenu(() => AccountMenu);
      setOpen(true);
    } catch {
      const message = 'The menu could not be loaded. Check your connection, and try again.';
      dispatch(showAlert({ message, severity: 'error' }));
    }
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
      icon={<Avatar className={styles.avatar}>{(me?.name.trim().charAt(0) || 'N').toUpperCase()}</Avatar>}
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

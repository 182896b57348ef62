import { KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useReturnFocus } from '../../lib/useReturnFocus';
import { MenuPopup } from '../../ui/row-menu/RowMenu';
import styles from './AvatarMenu.module.css';
import { useLogout } from './useLogout';

const PasswordDialog = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "password-dialog" */ '../../shared/password-dialog/PasswordDialog')
  ).PasswordDialog,
}));

/** The avatar with the first letter of the person's name, or N, and its menu (spec 2 'Shell'). */
export function AvatarMenu() {
  const { data: me } = useGetMeQuery();
  const [isOpen, setOpen] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const logout = useLogout();
  const button = useRef<HTMLButtonElement>(null);

  // Stable: the dialog counts the time of its good news by it.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);
  useReturnFocus(isChangingPassword, button);

  return (
    <>
      <Dropdown
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          if (!open) button.current?.focus({ preventScroll: true });
        }}
        trigger={['click']}
        placement="bottomRight"
        popupRender={(menu) => <MenuPopup>{menu}</MenuPopup>}
        menu={{
          'aria-label': 'Account',
          items: [
            {
              key: 'person',
              type: 'group',
              label: (
                <span className={styles.person}>
                  <strong>{me?.name}</strong>
                  <span>{me?.email}</span>
                </span>
              ),
              children: [
                {
                  key: 'password',
                  icon: <KeyOutlined aria-hidden />,
                  label: 'Change password',
                  onClick: () => setChangingPassword(true),
                },
                {
                  key: 'logout',
                  icon: <LogoutOutlined aria-hidden />,
                  label: 'Logout',
                  onClick: () => void logout(),
                },
              ],
            },
          ],
        }}
      >
        <button
          ref={button}
          className={styles.avatar}
          type="button"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={me?.name ? `Account of ${me.name}` : 'Account'}
        >
          {(me?.name.trim().charAt(0) || 'N').toUpperCase()}
        </button>
      </Dropdown>
      {isChangingPassword && me && (
        <Suspense>
          <PasswordDialog userId={me.id} onClose={handlePasswordClose} />
        </Suspense>
      )}
    </>
  );
}

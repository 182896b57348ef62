import {
  CheckOutlined,
  DesktopOutlined,
  KeyOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { Avatar, Button, Dropdown } from 'antd';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useReturnFocus } from '../../lib/useReturnFocus';
import { MenuPopup } from '../../ui/row-menu/RowMenu';
import { type SchemeChoice, useColorScheme } from '../ColorScheme';
import styles from './AvatarMenu.module.css';
import { useLogout } from './useLogout';

const PasswordDialog = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "password-dialog" */ '../../shared/password-dialog/PasswordDialog')
  ).PasswordDialog,
}));

const schemes: { key: SchemeChoice; label: string; icon: ReactNode }[] = [
  { key: 'system', label: 'System', icon: <DesktopOutlined aria-hidden /> },
  { key: 'light', label: 'Light', icon: <SunOutlined aria-hidden /> },
  { key: 'dark', label: 'Dark', icon: <MoonOutlined aria-hidden /> },
];

/** The avatar with the first letter of the person's name, or N, and its menu (spec 2 'Shell'). */
export function AvatarMenu() {
  const { data: me } = useGetMeQuery();
  const { choice, choose } = useColorScheme();
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
            {
              key: 'scheme',
              type: 'group',
              label: 'Colours',
              children: schemes.map((scheme) => ({
                ...scheme,
                role: 'menuitemradio',
                'aria-checked': scheme.key === choice,
                extra: scheme.key === choice && <CheckOutlined aria-hidden />,
                onClick: () => choose(scheme.key),
              })),
            },
          ],
        }}
      >
        <Button
          ref={button}
          type="text"
          shape="circle"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={me?.name ? `Account of ${me.name}` : 'Account'}
          icon={<Avatar className={styles.avatar}>{(me?.name.trim().charAt(0) || 'N').toUpperCase()}</Avatar>}
        />
      </Dropdown>
      {isChangingPassword && me && (
        <Suspense>
          <PasswordDialog userId={me.id} onClose={handlePasswordClose} />
        </Suspense>
      )}
    </>
  );
}

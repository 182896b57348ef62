import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useGetMeQuery } from '../../api';
import { useReturnFocus } from '../../lib/useReturnFocus';
import { type MenuPlace, MenuPopup } from '../../ui/action-menu/MenuPopup';
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
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const logout = useLogout();
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => setPlace(null), []);
  // Stable: the dialog counts the time of its good news by it.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);
  useReturnFocus(isChangingPassword, button);

  return (
    <>
      <button
        ref={button}
        className={styles.avatar}
        type="button"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-label={me?.name ? `Account of ${me.name}` : 'Account'}
        onClick={({ currentTarget }) => setPlace(place === null ? placeBeneath(currentTarget) : null)}
      >
        {(me?.name.trim().charAt(0) || 'N').toUpperCase()}
      </button>
      {place !== null && (
        <MenuPopup
          label="Account"
          place={place}
          note={
            <span className={styles.person}>
              <strong>{me?.name}</strong>
              <span>{me?.email}</span>
            </span>
          }
          entries={[
            { key: 'password', label: 'Change password', onSelect: () => setChangingPassword(true) },
            { key: 'logout', label: 'Logout', onSelect: () => void logout() },
          ]}
          opener={button}
          onClose={close}
        />
      )}
      {isChangingPassword && me && (
        <Suspense>
          <PasswordDialog userId={me.id} onClose={handlePasswordClose} />
        </Suspense>
      )}
    </>
  );
}

/** In the top bar, which is a landmark and stands above the page. */
function placeBeneath(button: HTMLElement): MenuPlace {
  return { button: button.getBoundingClientRect(), host: button.closest('header') ?? document.body };
}

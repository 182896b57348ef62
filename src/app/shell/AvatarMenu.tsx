import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, failureOf, signedOut, useGetMeQuery, useLogoutMutation } from '../../api';
import { paths, signedOutVisit } from '../../lib/paths';
import { useAppDispatch } from '../../lib/redux';
import { useReturnFocus } from '../../lib/useReturnFocus';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import styles from './AvatarMenu.module.css';

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
  const handleLogout = useLogout();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(
    function focusFirstEntry() {
      if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    },
    [isOpen],
  );

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  // Stable: the dialog counts the time of its good news by it.
  const handlePasswordClose = useCallback(() => setChangingPassword(false), []);
  useReturnFocus(isChangingPassword, button);

  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (!moveFocus(menu.current, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        className={styles.avatar}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={me?.name ? `Account of ${me.name}` : 'Account'}
        onClick={() => setOpen(!isOpen)}
      >
        {(me?.name.trim().charAt(0) || 'N').toUpperCase()}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={menuId}
          className={styles.menu}
          role="menu"
          aria-label="Account"
          onKeyDown={handleKeys}
        >
          <div className={styles.person} role="presentation">
            <strong>{me?.name}</strong>
            <span>{me?.email}</span>
          </div>
          <button
            className={styles.entry}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              setChangingPassword(true);
            }}
          >
            Change password
          </button>
          <button
            className={styles.entry}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              void handleLogout();
            }}
          >
            Logout
          </button>
        </div>
      )}
      {isChangingPassword && me && (
        <Suspense>
          <PasswordDialog userId={me.id} onClose={handlePasswordClose} />
        </Suspense>
      )}
    </div>
  );
}

/** Moves the focus among the entries as the key asks; answers whether it was such a key. */
function moveFocus(menu: HTMLElement | null, key: string): boolean {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  entries.at(next % entries.length)?.focus();
  return true;
}

/** Calls the server, then goes to the login; a failed call stays, since the session may still be open. */
function useLogout() {
  const [logout] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    const failure = failureOf(await logout());
    if (failure !== null) {
      dispatch(showAlert({ message: failure, severity: 'error' }));
      return;
    }
    await navigate(paths.login.href(), { state: signedOutVisit });
    dispatch(signedOut());
    dispatch(api.util.resetApiState());
  };
}

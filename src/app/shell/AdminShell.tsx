import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useReturnFocus } from '../../lib/useReturnFocus';
import styles from './AdminShell.module.css';
import { AvatarMenu } from './AvatarMenu';
import { Logo } from './Logo';
import { PageContent } from './PageContent';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';

const MenuDrawer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer')).MenuDrawer,
}));

/** The frame of every /admin page: side menu, top bar, page (spec 2 'Shell'). */
export function AdminShell() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(isMenuOpen, opener);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <aside className={styles.side}>
        <Link className={styles.home} to={paths.orderList.href()}>
          <Logo />
        </Link>
        <SideMenu />
      </aside>
      <header className={styles.top}>
        <button
          ref={opener}
          className={styles.open}
          type="button"
          aria-label="Open menu"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M3 5.5h14M3 10h14M3 14.5h14"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <Link className={styles.brand} to={paths.orderList.href()}>
          <Logo />
        </Link>
        <span className={styles.gap} />
        <AvatarMenu />
      </header>
      <PageContent className={styles.content} />
      {isMenuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

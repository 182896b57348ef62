import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { LoadingBar } from '../messages/PlainPages';
import styles from './PageContent.module.css';
import { useT } from '../../languages/useT';

interface Props {
  className?: string;
  /** Shown above every page. */
  children?: ReactNode;
}

/** The page's content, focused after navigation; a thin bar shows while another page is loading. */
export function PageContent({ className, children }: Props) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(
    function focusNewPage() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      main.current?.focus({ preventScroll: true });
    },
    [pathname],
  );

  return (
    <main ref={main} id="content" className={className} tabIndex={-1}>
      {state === 'loading' && <LoadingBar />}
      {children}
      <Outlet />
    </main>
  );
}

/** The first tab stop: skips the menu to the page. */
export function SkipLink() {
  const t = useT();
  return (
    <a className={styles.skip} href="#content">
      {t('Skip to content')}
    </a>
  );
}

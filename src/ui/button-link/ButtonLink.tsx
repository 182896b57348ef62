import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './ButtonLink.module.css';

interface Props {
  to: string;
  /** The one way on that the page proposes. */
  isPrimary?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that looks like a button: a real one, which opens in a new tab on Ctrl-click. */
export function ButtonLink({ to, isPrimary = false, ref, children }: Props) {
  return (
    <Link ref={ref} className={styles.link} data-primary={isPrimary} to={to}>
      {children}
    </Link>
  );
}

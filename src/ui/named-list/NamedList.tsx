import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './NamedList.module.css';

/** A list of things that somebody has saved under names, in a dialog. */
export function NamedList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemProps {
  name: string;
  /** Where it is shown. */
  to: string;
  onFollow: () => void;
  /** How much it has, in words; '' while that is not known. */
  count: string;
  /** What is said of it beside its name. */
  tags?: ReactNode;
  /** What can be done with it. */
  menu: ReactNode;
}

/** One of them. */
export function NamedItem({ name, to, onFollow, count, tags, menu }: ItemProps) {
  return (
    <li className={styles.item}>
      <Link to={to} onClick={onFollow}>
        {name}
      </Link>
      {tags}
      <span className={styles.count}>{count}</span>
      {menu}
    </li>
  );
}

import { Flex, Typography } from 'antd';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useKeptFocus } from '../../lib/focus';
import styles from './NamedList.module.css';

interface Props {
  label: string;
  /** Shown instead of the list when there is nothing in it. */
  empty: string;
  children: readonly ReactElement[];
}

/** A list of things that somebody has saved under names, in a dialog. */
export function NamedList({ label, empty, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(list);
  return (
    <div ref={list} tabIndex={-1} {...keptFocus}>
      {children.length === 0 ? (
        <Typography.Text type="secondary">{empty}</Typography.Text>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {children}
        </ul>
      )}
    </div>
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
    <Flex component="li" gap={8} align="center" className={styles.item}>
      <Link to={to} onClick={onFollow}>
        {name}
      </Link>
      {tags}
      <Typography.Text type="secondary" style={{ flex: 'none', marginInlineStart: 'auto' }}>
        {count}
      </Typography.Text>
      {menu}
    </Flex>
  );
}

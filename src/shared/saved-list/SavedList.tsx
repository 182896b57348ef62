import { Flex, Tag, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRestoredFocus } from '../../lib/focus';
import styles from './SavedList.module.css';
import { type Saved, SavedMenu, type SavedMenuProps } from './SavedMenu';

interface Props<Item extends Saved> extends Omit<SavedMenuProps<Item>, 'item'> {
  label: string;
  /** Shown instead of the list when there is nothing in it. */
  empty: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The address that shows it. */
  hrefOf: (item: Item) => string;
  onFollow: () => void;
  /** How much it has, in words; '' while that is not known. */
  countOf: (item: Item) => string;
  /** What else is said of it beside its name. */
  tagsOf?: (item: Item) => ReactNode;
}

/** The views or groups that somebody has saved, in a dialog: each can be shown, and changed by those who may. */
export function SavedList<Item extends Saved>(props: Props<Item>) {
  const { label, empty, items, nameOf, hrefOf, onFollow, countOf, tagsOf, ...menu } = props;
  const list = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(list);
  return (
    <div ref={list} tabIndex={-1} {...restoredFocus}>
      {items.length === 0 ? (
        <Typography.Text type="secondary">{empty}</Typography.Text>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {items.map((item) => (
            <Flex key={item.id} component="li" gap={8} align="center" className={styles.item}>
              <Link to={hrefOf(item)} onClick={onFollow}>
                {nameOf(item)}
              </Link>
              {tagsOf?.(item)}
              {item.is_shared && <Tag>For everybody</Tag>}
              <Typography.Text type="secondary" className={styles.count}>
                {countOf(item)}
              </Typography.Text>
              <SavedMenu {...menu} item={item} />
            </Flex>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Flex, Tag, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRestoredFocus } from '../../lib/focus';
import styles from './SavedList.module.css';
import { type Saved, SavedMenu, type SavedMenuProps } from './SavedMenu';

interface Props<Item extends Saved> extends Omit<SavedMenuProps<Item>, 'item'> {
  label: string;
  /** Shown instead of an empty list. */
  empty: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The link that shows it. */
  hrefOf: (item: Item) => string;
  onFollow: () => void;
  /** Its count, in words; '' while unknown. */
  countOf: (item: Item) => string;
  /** Further text beside its name. */
  tagsOf?: (item: Item) => ReactNode;
}

/** A dialog's list of saved views or groups, with links and menus. */
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

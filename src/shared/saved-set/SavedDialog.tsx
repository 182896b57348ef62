import { Flex, Tag, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRestoredFocus } from '../../lib/focus';
import { Modal } from '../../ui/modal/Modal';
import styles from './SavedDialog.module.css';
import { useMayShare } from './SavedFields';
import { type Saved, SavedMenu, type SavedMenuProps } from './SavedMenu';
import { useT } from '../../languages/useT';

interface Props<Item extends Saved> extends Omit<SavedMenuProps<Item>, 'item' | 'mayShare'> {
  title: string;
  /** The name of the list. */
  label: string;
  /** Shown instead of an empty list. */
  empty: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The link that shows it. */
  hrefOf: (item: Item) => string;
  /** Its count, in words; '' while unknown. */
  countOf: (item: Item) => string;
  /** Further text beside its name. */
  tagsOf?: (item: Item) => ReactNode;
  onClose: () => void;
  /** Shown below the list. */
  children?: ReactNode;
}

/** Lists saved sets, such as views and groups, each with its link and its menu. */
export function SavedDialog<Item extends Saved>(props: Props<Item>) {
  const t = useT();
  const { title, label, empty, items, nameOf, hrefOf, countOf, tagsOf, onClose, children, ...menu } = props;
  const mayShare = useMayShare();
  const list = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(list);
  return (
    <Modal open title={title} width={480} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <div ref={list} tabIndex={-1} {...restoredFocus}>
          {items.length === 0 ? (
            <Typography.Text type="secondary">{empty}</Typography.Text>
          ) : (
            <ul className={styles.list} aria-label={label}>
              {items.map((item) => (
                <Flex key={item.id} component="li" gap={8} align="center" className={styles.item}>
                  <Link to={hrefOf(item)} onClick={onClose}>
                    {nameOf(item)}
                  </Link>
                  {tagsOf?.(item)}
                  {item.is_shared && <Tag>{t('For everybody')}</Tag>}
                  <Typography.Text type="secondary" className={styles.count}>
                    {countOf(item)}
                  </Typography.Text>
                  <SavedMenu {...menu} mayShare={mayShare} item={item} />
                </Flex>
              ))}
            </ul>
          )}
        </div>
        {children}
      </Flex>
    </Modal>
  );
}

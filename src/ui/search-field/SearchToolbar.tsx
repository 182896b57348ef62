import type { ReactNode } from 'react';
import { SearchField } from './SearchField';
import styles from './SearchToolbar.module.css';

interface Props {
  text: string;
  onType: (text: string) => void;
  /** What else narrows the list down. */
  children?: ReactNode;
}

/** What a list is narrowed down by: a search box, and the filters beside it. */
export function SearchToolbar({ text, onType, children }: Props) {
  return (
    <div className={styles.toolbar} role="search">
      <SearchField text={text} onType={onType} />
      {children}
    </div>
  );
}

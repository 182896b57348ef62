import { Flex, Input } from 'antd';
import type { ReactNode } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import styles from './SearchField.module.css';

interface Props {
  text: string;
  onType: (text: string) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** A search box and the filters beside it. */
export function SearchToolbar({ text, onType, children }: Props) {
  return (
    <Flex wrap gap="8px 16px" align="center" role="search">
      <SearchField text={text} onType={onType} />
      {children}
    </Flex>
  );
}

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  /** Takes the focus at once, as in a search dialog. */
  autoFocus?: boolean;
}

/** A search box that can be cleared. */
export function SearchField({ text, onType, autoFocus = false }: SearchFieldProps) {
  return (
    <Input
      className={styles.field}
      role="searchbox"
      aria-label="Search"
      placeholder="Search"
      enterKeyHint="search"
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

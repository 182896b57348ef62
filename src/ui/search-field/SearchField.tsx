import { Flex, Input } from 'antd';
import { type ReactNode, startTransition, useState } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import styles from './SearchField.module.css';
import { useT } from '../../languages/useT';

interface Props extends SearchFieldProps {
  /** Further filters. */
  children?: ReactNode;
}

/** A search box and the filters beside it. */
export function SearchToolbar({ text, onType, children }: Props) {
  return (
    <Flex wrap gap="8px 12px" align="center" className={styles.toolbar} role="search">
      <SearchField text={text} onType={onType} />
      {children}
    </Flex>
  );
}

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
}

/**
 * A search box that can be cleared. Keys show immediately; the results render as a transition, once however fast
 * somebody types. On blur the full text is searched.
 */
export function SearchField({ text, onType }: SearchFieldProps) {
  const t = useT();
  const [own, setOwn] = useState({ typed: text, seen: text });
  // A new text that was not typed replaces the text in the box.
  if (own.seen !== text) setOwn({ typed: text, seen: text });
  return (
    <Input
      className={styles.field}
      role="searchbox"
      aria-label={t('Search')}
      placeholder={t('Search')}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      value={own.typed}
      onChange={({ target }) => {
        setOwn({ ...own, typed: target.value });
        startTransition(() => onType(target.value));
      }}
      onBlur={() => own.typed !== text && onType(own.typed)}
    />
  );
}

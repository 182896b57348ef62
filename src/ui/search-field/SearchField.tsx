import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import styles from './SearchField.module.css';

interface Props {
  text: string;
  onType: (text: string) => void;
  /** Takes the focus at once, as in a dialog that is there to search. */
  autoFocus?: boolean;
}

/** A search box that can be cleared. */
export function SearchField({ text, onType, autoFocus = false }: Props) {
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

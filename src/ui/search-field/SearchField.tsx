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
      type="search"
      role="searchbox"
      aria-label="Search"
      placeholder="Search"
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      allowClear
      prefix={
        <svg className={styles.icon} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M11 11l3 3M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0z" />
        </svg>
      }
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

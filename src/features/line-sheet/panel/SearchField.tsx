import { useLayoutEffect, useRef } from 'react';
import styles from './SheetPanel.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds garments by number, name, generic, colour and collection. The field keeps its own text: the list follows it. */
export function SearchField({ search, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(
    function followTheView() {
      const input = field.current;
      if (input && input !== document.activeElement) input.value = search;
    },
    [search],
  );

  return (
    <input
      ref={field}
      className={styles.search}
      type="search"
      aria-label="Search"
      placeholder="Search"
      defaultValue={search}
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}

import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';

interface Props {
  search: string;
  onSearch: (search: string) => void;
}

/** Finds garments by number, name, generic, colour and collection. The field keeps its own text: the list follows it. */
export function SearchField({ search, onSearch }: Props) {
  // What is typed while the field has the focus: the address, where the search is kept, comes later.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder="Search"
      autoComplete="off"
      prefix={<SearchOutlined aria-hidden />}
      value={typed ?? search}
      onChange={({ target }) => {
        setTyped(target.value);
        onSearch(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { SearchField } from './SearchField';

interface Props {
  text: string;
  onType: (text: string) => void;
  /** What else narrows the list down. */
  children?: ReactNode;
}

/** What a list is narrowed down by: a search box, and the filters beside it. */
export function SearchToolbar({ text, onType, children }: Props) {
  return (
    <Flex wrap gap="8px 16px" align="center" role="search">
      <SearchField text={text} onType={onType} />
      {children}
    </Flex>
  );
}

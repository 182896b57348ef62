import type { ReactNode } from 'react';
import { LabelledSwitch } from '../../ui/labelled-switch/LabelledSwitch';
import { SearchToolbar } from '../../ui/search-field/SearchToolbar';

interface Props {
  searchText: string;
  isCurrentOnly: boolean;
  onSearch: (text: string) => void;
  onCurrentOnly: (isCurrentOnly: boolean) => void;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** Search and the current catalogs' toggle. */
export function CatalogToolbar({ searchText, isCurrentOnly, onSearch, onCurrentOnly, children }: Props) {
  return (
    <SearchToolbar text={searchText} onType={onSearch}>
      <LabelledSwitch label="Current catalogs" isOn={isCurrentOnly} onChange={onCurrentOnly} />
      {children}
    </SearchToolbar>
  );
}

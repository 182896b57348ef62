import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { MenuButton } from '../menus/MenuButton';
import type { Sort } from './sortRows';

interface Props {
  columns: readonly { readonly key: string; readonly title: string; readonly sortBy?: unknown }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The sort menu of cards, which have no header to click. Choosing the same entry again cycles as a header does. */
export function SortMenu({ columns, sort, onSort }: Props) {
  const items = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .map(({ key, title }) => {
      const isSorted = sort?.key === key;
      const isDescending = isSorted && sort.descending;
      return {
        key,
        role: 'menuitemradio',
        'aria-checked': isSorted,
        label: title,
        extra:
          isSorted &&
          (isDescending ? (
            <SortDescendingOutlined role="img" aria-label="descending" />
          ) : (
            <SortAscendingOutlined role="img" aria-label="ascending" />
          )),
        onClick: () => onSort(isDescending ? null : { key, descending: isSorted }),
      };
    });
  if (items.length === 0) return null;
  return <MenuButton isShort label="Sort" icon={<SortAscendingOutlined aria-hidden />} items={items} />;
}

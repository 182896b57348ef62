import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { MenuButton } from '../menus/MenuButton';
import type { Sort } from './sortRows';
import type { Message } from '../../domain/language/message';
import { inWords } from '../../domain/language/wording';
import { useT } from '../../languages/useT';

interface Props {
  columns: readonly { readonly key: string; readonly title: string | Message; readonly sortBy?: unknown }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The sort menu of cards, which have no header to click. Choosing the same entry again cycles as a header does. */
export function SortMenu({ columns, sort, onSort }: Props) {
  const t = useT();
  const items = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .map(({ key, title }) => {
      const isSorted = sort?.key === key;
      const isDescending = isSorted && sort.descending;
      return {
        key,
        role: 'menuitemradio',
        'aria-checked': isSorted,
        label: inWords(t, title),
        extra:
          isSorted &&
          (isDescending ? (
            <SortDescendingOutlined role="img" aria-label={t('descending')} />
          ) : (
            <SortAscendingOutlined role="img" aria-label={t('ascending')} />
          )),
        onClick: () => onSort(isDescending ? null : { key, descending: isSorted }),
      };
    });
  if (items.length === 0) return null;
  return <MenuButton isShort label={t('Sort')} icon={<SortAscendingOutlined aria-hidden />} items={items} />;
}

import { SortAscendingOutlined, SortDescendingOutlined } from '@ant-design/icons';
import { Button, Select, Space } from 'antd';
import type { Sort } from './sortRows';

interface Props {
  columns: readonly { readonly key: string; readonly title: string; readonly sortBy?: unknown }[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** What cards are sorted by: they have no header to press. */
export function ListSort({ columns, sort, onSort }: Props) {
  const options = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .map(({ key, title }) => ({ value: key, label: title }));
  if (options.length === 0) return null;
  return (
    <Space.Compact block>
      <Select
        aria-label="Sort by"
        placeholder="Sort by"
        style={{ flex: 1 }}
        allowClear
        options={options}
        value={sort?.key ?? null}
        onChange={(key) => onSort(key ? { key, descending: false } : null)}
      />
      <Button
        aria-label={sort?.descending ? 'Sort ascending' : 'Sort descending'}
        disabled={sort === null}
        icon={sort?.descending ? <SortDescendingOutlined /> : <SortAscendingOutlined />}
        onClick={() => sort && onSort({ ...sort, descending: !sort.descending })}
      />
    </Space.Compact>
  );
}

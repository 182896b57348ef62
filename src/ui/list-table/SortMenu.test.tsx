import { screen } from '@testing-library/react';
import { renderWithStore } from '../../test/render';
import type { ListColumn } from './listColumns';
import { SortMenu } from './SortMenu';
import type { Sort } from './sortRows';

const columns: ListColumn<string>[] = [
  { key: 'name', title: 'Name', width: 400, sortBy: (name) => name, render: (name) => name },
  { key: 'more', title: 'More', width: 40, isTitleHidden: true, render: () => '…' },
];

it.each<[string, Sort | null, Sort | null]>([
  ['ascending', null, { key: 'name', descending: false }],
  ['then descending', { key: 'name', descending: false }, { key: 'name', descending: true }],
  ['then not at all', { key: 'name', descending: true }, null],
])('sorts its cards by a menu: %s', async (_how, sort, next) => {
  const asked: (Sort | null)[] = [];
  const { user } = renderWithStore(
    <SortMenu columns={columns} sort={sort} onSort={(chosen) => asked.push(chosen)} />,
  );
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  const name = screen.getByRole('menuitemradio', { name: /^Name/ });
  expect(name).toHaveAttribute('aria-checked', String(sort !== null));
  expect(screen.queryByRole('menuitemradio', { name: 'More' })).not.toBeInTheDocument();
  await user.click(name);
  expect(asked).toEqual([next]);
});

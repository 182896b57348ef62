import { act, screen } from '@testing-library/react';
import { english, language, languageOf } from '../../languages/useT';
import { renderWithStore } from '../../test/render';
import type { ListColumn } from './listColumns';
import { ListTable } from './ListTable';

interface Row {
  name: string;
}

const columns: ListColumn<Row>[] = [
  { key: 'name', title: 'Name', width: 400, render: ({ name }) => `${name} ${language.get().tag}` },
];
const rows = [{ name: 'Row' }];

afterEach(() => act(() => language.set(english)));

it('words its cells in another language in place', () => {
  renderWithStore(
    <ListTable label="Rows" columns={columns} rows={rows} rowKey={({ name }) => name} empty="Nothing here" />,
  );
  const cell = screen.getByRole('cell', { name: 'Row en' });
  act(() => language.set(languageOf('de', { language: 'de' }, new Map())));
  expect(cell).toHaveTextContent('Row de');
  act(() => language.set(english));
  expect(cell).toHaveTextContent('Row en');
});

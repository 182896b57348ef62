import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithStore } from '../../test/render';
import type { Column } from './Column';
import { DataTable } from './DataTable';
import type { Sort } from './sortRows';

interface Row {
  id: string;
  name: string;
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    title: 'Name',
    track: '1fr',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <a href={`/${id}`}>{name}</a>,
  },
  { key: 'more', title: 'More', track: '40px', isTitleHidden: true, cell: () => '…' },
];
const many = Array.from({ length: 50_000 }, (_, index) => ({ id: String(index), name: `Row ${index}` }));

interface Options {
  rows?: readonly Row[];
  sort?: Sort | null;
  onSort?: (key: string) => void;
  isLoading?: boolean;
  isStale?: boolean;
  scrollKey?: string;
}

function Table({ rows = many, sort = null, onSort = () => {}, ...options }: Options) {
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={onSort}
      rowHeight={40}
      minWidth={600}
      card={{ height: 100, template: "'name more' 1fr / 1fr auto" }}
      isLoading={false}
      isStale={false}
      scrollKey=""
      empty={<p>Nothing here</p>}
      {...options}
    />
  );
}

function scrollTo(top: number) {
  const scroller = screen.getByRole('group', { name: 'Rows' });
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
  return scroller;
}

it('mounts what is in view only, and says how many rows there are', () => {
  renderWithStore(<Table />);
  const table = screen.getByRole('table', { name: 'Rows' });
  expect(table).toHaveAttribute('aria-rowcount', '50001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByText('Row 0')).toBeVisible();

  scrollTo(40 * 30_000);
  const row = screen.getByText('Row 30000').closest('[role=row]');
  expect(row).toHaveAttribute('aria-rowindex', '30002');
  expect(screen.queryByText('Row 0')).not.toBeInTheDocument();
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

it('shows rows when it was scrolled farther than the rows that are left', () => {
  renderWithStore(<Shrinking />);
  scrollTo(40 * 49_000);
  act(() => screen.getByRole('button', { name: 'Shrink' }).click());
  expect(screen.getByText('Row 0')).toBeVisible();
});

function Shrinking() {
  const [rows, setRows] = useState<readonly Row[]>(many);
  return (
    <>
      <button onClick={() => setRows(many.slice(0, 3))}>Shrink</button>
      <Table rows={rows} />
    </>
  );
}

it('sorts by its headers, and says by which it is sorted', async () => {
  const asked: string[] = [];
  const { user } = renderWithStore(
    <Table sort={{ key: 'name', descending: true }} onSort={(key) => asked.push(key)} />,
  );
  const [name, more] = screen.getAllByRole('columnheader');
  expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(more).not.toHaveAttribute('aria-sort');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(asked).toEqual(['name']);
});

it('stands still while it loads, and says so', () => {
  renderWithStore(<Table rows={[]} isLoading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

it('keeps the rows of before while the next are on their way', () => {
  renderWithStore(<Table isStale />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Row 0')).toBeVisible();
});

it('says when there is nothing', () => {
  renderWithStore(<Table rows={[]} />);
  expect(screen.getByText('Nothing here')).toBeVisible();
});

it('goes back to its top when it shows something else', async () => {
  function Page() {
    const [scrollKey, setScrollKey] = useState('open');
    return (
      <>
        <button onClick={() => setScrollKey('sent')}>Sent</button>
        <Table scrollKey={scrollKey} />
      </>
    );
  }
  const { user } = renderWithStore(<Page />);
  const scroller = scrollTo(40 * 900);
  await user.click(screen.getByRole('button', { name: 'Sent' }));
  expect(scroller.scrollTop).toBe(0);
});

it('keeps the focus when the row that held it is gone', async () => {
  function Page() {
    const [rows, setRows] = useState(many.slice(0, 2));
    return (
      <div onKeyDown={({ key }) => key === 'Delete' && setRows(rows.slice(1))}>
        <Table rows={rows} />
      </div>
    );
  }
  const { user } = renderWithStore(<Page />);
  screen.getByRole('link', { name: 'Row 0' }).focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByText('Row 0')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Rows' })).toHaveFocus();
});

it('shows its rows as cards on a narrow window', () => {
  const { matchMedia } = window;
  const spy = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
  renderWithStore(<Table />);
  expect(screen.getByRole('group', { name: 'Rows' })).toHaveAttribute('data-layout', 'cards');
  scrollTo(100 * 5000);
  expect(screen.getByText('Row 5000')).toBeVisible();
  spy.mockRestore();
});

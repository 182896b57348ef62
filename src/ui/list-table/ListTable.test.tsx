import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderWithStore } from '../../test/render';
import type { ListColumn } from './listColumns';
import { ListTable, type ListTableProps } from './ListTable';
import { createSelection } from './selection';
import type { Sort } from './sortRows';

interface Row {
  id: string;
  name: string;
}

const columns: ListColumn<Row>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 400,
    sortBy: ({ name }) => name,
    render: ({ id, name }) => <Link to={`/row/${id}`}>{name}</Link>,
  },
  { key: 'more', title: 'More', width: 40, isTitleHidden: true, render: () => '…' },
];
const many = Array.from({ length: 50_000 }, (_, index) => ({ id: String(index), name: `Row ${index}` }));

const rowKey = ({ id }: Row) => id;
const rowHref = ({ id }: Row) => `/${id}`;
const selection = { of: createSelection(), nameOf: ({ name }: Row) => name, all: 'Select all shown rows' };
const card = ({ name }: Row) => <p>Card of {name}</p>;

function Table(options: Partial<ListTableProps<Row>>) {
  return (
    <ListTable
      label="Rows"
      columns={columns}
      rows={many}
      rowKey={rowKey}
      rowHref={rowHref}
      onSort={() => {}}
      card={card}
      empty={<p>Nothing here</p>}
      {...options}
    />
  );
}

/** A table that gets the next of these options at each click. */
function Changing({ options }: { options: readonly Partial<ListTableProps<Row>>[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Next</button>
      <Table {...options[step]} />
    </>
  );
}

const next = () => act(() => screen.getByRole('button', { name: 'Next' }).click());

/** The scroll container of the rows, which keys scroll when it has the focus. */
const scrollerOf = (name: string) =>
  within(screen.getByRole('table', { name })).getAllByRole('rowgroup').at(-1)?.closest('div') ??
  document.body;

/** Scrolls the container of the rows: in jsdom neither keys nor the wheel do. */
function scrollTo(top: number) {
  const scroller = scrollerOf('Rows');
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
  return scroller;
}

/** Makes the window narrow, until it is restored. */
function narrowWindow() {
  const { matchMedia } = window;
  return jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: true }));
}

it('mounts only the rows in view, and exposes the row count', () => {
  renderWithStore(<Table />);
  const table = screen.getByRole('table', { name: 'Rows' });
  expect(table).toHaveAttribute('aria-rowcount', '50001');
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByText('Row 0')).toBeVisible();

  scrollTo(500_000);
  const row = within(table).getAllByRole('row').at(-1);
  const index = Number(row?.getAttribute('aria-rowindex'));
  expect(index).toBeGreaterThan(1000);
  expect(row).toHaveTextContent(`Row ${index - 2}`);
  expect(screen.queryByText('Row 0')).not.toBeInTheDocument();
  expect(within(table).getAllByRole('row').length).toBeLessThan(60);
});

it('renders only the rows that come into view when it scrolls', () => {
  const rendered: string[] = [];
  const live: ListColumn<Row> = {
    key: 'live',
    title: 'Live',
    width: 40,
    isLive: true,
    render: ({ id }) => rendered.push(id),
  };
  const liveColumns = [live];
  renderWithStore(<Table columns={liveColumns} />);
  const before = new Set(rendered);
  rendered.length = 0;
  scrollTo(200);
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.filter((id) => before.has(id))).toEqual([]);
});

describe('during fast scrolling', () => {
  const inView = () =>
    within(screen.getByRole('table', { name: 'Rows' }))
      .getAllByRole('row')
      .slice(1);
  /** Of the rows in view: all have a tick and a name, and these many have the other cells too. */
  const wholeRows = () => {
    for (const row of inView()) {
      expect(within(row).getByRole('checkbox')).toBeVisible();
      expect(row).toHaveTextContent(`Row ${Number(row.getAttribute('aria-rowindex')) - 2}`);
    }
    return screen.queryAllByText('…').length;
  };

  it('shows only ticks and names, and all cells once it has stopped', async () => {
    renderWithStore(<Table selection={selection} />);
    [10_000, 12_000, 14_000].forEach(scrollTo);
    expect(wholeRows()).toBe(0);
    await waitFor(() => expect(wholeRows()).toBe(inView().length));
  });

  it('shows all cells as soon as it slows down', () => {
    renderWithStore(<Table selection={selection} />);
    [10_000, 12_000, 14_000, 14_100].forEach(scrollTo);
    expect(wholeRows()).toBe(inView().length);
  });

  it('shows all cells immediately after a single jump, and after another one later', async () => {
    renderWithStore(<Table selection={selection} />);
    scrollTo(20_000);
    expect(wholeRows()).toBe(inView().length);
    [30_000, 40_000].forEach(scrollTo);
    expect(wholeRows()).toBe(0);
    await waitFor(() => expect(wholeRows()).toBe(inView().length));
    scrollTo(50_000);
    expect(wholeRows()).toBe(inView().length);
  });

  it('keeps all cells of the rows that were in view, and the focus', () => {
    renderWithStore(<Table selection={selection} />);
    [10_000, 10_100].forEach(scrollTo);
    const link = screen.getAllByRole('link').at(-1);
    link?.focus();
    scrollTo(10_550);
    expect(wholeRows()).toBeGreaterThan(0);
    expect(wholeRows()).toBeLessThan(inView().length);
    expect(link).toHaveFocus();
    expect(link?.closest('tr')).toHaveTextContent('…');
  });
});

it('shows rows after shrinking below the scroll position', () => {
  renderWithStore(<Changing options={[{}, { rows: many.slice(0, 3) }]} />);
  scrollTo(1_000_000);
  next();
  expect(screen.getByText('Row 0')).toBeVisible();
});

it('sorts by its headers, and exposes the sort', async () => {
  const asked: (Sort | null)[] = [];
  const { user } = renderWithStore(
    <Table sort={{ key: 'name', descending: true }} onSort={(sort) => asked.push(sort)} />,
  );
  const [name, more] = screen.getAllByRole('columnheader');
  expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(more).not.toHaveAttribute('aria-sort');
  await user.tab();
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(asked).toEqual([null]);
});

it.each([
  ['before any row is known', { rows: [], isLoading: true }, true],
  ['while more rows arrive', { isStreaming: true }, true],
  ['once all are there', {}, false],
])('disables select-all until rows load: %s', (_when, options, isDisabled) => {
  renderWithStore(<Table selection={selection} {...options} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: selection.all }).disabled).toBe(isDisabled);
});

it('does not scroll while loading, and exposes that it is busy', () => {
  renderWithStore(<Table rows={[]} isLoading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
});

it('keeps its header mounted when rows come and go, to avoid a long task', () => {
  renderWithStore(<Changing options={[{ rows: [], isLoading: true }, {}, { rows: [] }]} />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  next();
  expect(screen.getByText('Row 0')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBe(header);
  next();
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBe(header);
});

it('keeps the previous rows while the next are loading', () => {
  renderWithStore(<Table isStale />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Row 0')).toBeVisible();
});

it('has an empty state', () => {
  renderWithStore(<Table rows={[]} />);
  expect(screen.getByText('Nothing here')).toBeVisible();
});

it('scrolls to its top when its content changes', () => {
  renderWithStore(<Changing options={[{ scrollKey: 'open' }, { scrollKey: 'sent' }]} />);
  const scroller = scrollTo(40_000);
  next();
  expect(scroller.scrollTop).toBe(0);
});

it('keeps the focus when the focused row is removed', async () => {
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
  expect(scrollerOf('Rows')).toHaveFocus();
});

it('shows its rows as cards on a narrow window', () => {
  const spy = narrowWindow();
  renderWithStore(<Table />);
  expect(screen.getByText('Card of Row 0')).toBeVisible();
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible();

  // The page scrolls them.
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 500_000 });
  fireEvent.scroll(window);
  const last = screen.getAllByRole('row').at(-1);
  const index = Number(last?.getAttribute('aria-rowindex'));
  expect(index).toBeGreaterThan(1000);
  expect(last).toHaveTextContent(`Card of Row ${index - 2}`);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  spy.mockRestore();
});

it('scrolls its cards itself in a dialog', () => {
  const spy = narrowWindow();
  renderWithStore(<Table isInDialog />);
  expect(document.querySelector('.ant-table-body')).toHaveTextContent('Card of Row 0');
  spy.mockRestore();
});

it('without a card shows rows on a narrow window', () => {
  const spy = narrowWindow();
  renderWithStore(
    <ListTable label="Rows" columns={columns} rows={many} rowKey={rowKey} maxHeight={320} empty={null} />,
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Sort' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(30);
  spy.mockRestore();
});

it('opens the page of a clicked row, except for controls in it', async () => {
  const opened: unknown[] = [];
  const spy = jest.spyOn(window, 'open').mockImplementation((url) => {
    opened.push(url);
    return null;
  });
  const { user, place } = renderWithStore(<Table rows={many.slice(0, 2)} />);
  const more = screen.getAllByText('…')[1];
  fireEvent.click(more ?? document.body, { ctrlKey: true });
  expect(opened).toEqual(['/1']);
  expect(place()).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Row 1' }));
  expect(place()).toBe('/row/1');
  await user.click(screen.getAllByText('…')[0] ?? document.body);
  expect(place()).toBe('/0');
  spy.mockRestore();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Catalog, User } from '../../api';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, type MockAnswer, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';

const route = '/admin/users/catalogs';
const admin = buildUser({ id: '1', roles: ['admin'] });
const women = buildCatalog({ id: '51', name: 'Women', season: 'AW26' });
const men = buildCatalog({ id: '52', name: 'Men', season: 'SS26' });
const old = buildCatalog({ id: '53', name: 'Archive', season: 'AW20', is_current: false });
const nora = buildUser({ id: '31', name: 'Nora', roles: ['agent'], catalogs: ['51'] });
const paul = buildUser({ id: '32', name: 'Paul', roles: ['agent'] });
const amelie = buildUser({ id: '21', name: 'Amélie', agents: ['31'], catalogs: ['52'] });
const bo = buildUser({ id: '22', name: 'Bo', agents: ['31'] });

async function open(viewer: User = admin, search = '') {
  mockApi('listAgents', [nora, paul]);
  const asked = mockApi('listCustomers', [amelie, bo]);
  mockApi('listAllCatalogs', [women, men, old]);
  const app = renderApp(route + search, { user: viewer });
  await screen.findByRole('grid', { name: 'Visibility' });
  return { ...app, asked };
}

// jsdom lays nothing out and scrolls nothing.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1024);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(768);
  jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: unknown) {
    const { top = this.scrollTop, left = this.scrollLeft } = Object(to);
    if (top === this.scrollTop && left === this.scrollLeft) return;
    Object.assign(this, { scrollTop: top, scrollLeft: left });
    fireEvent.scroll(this);
  });
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const names = () => screen.getAllByRole('rowheader').map((header) => header.querySelector('a')?.textContent);
const columns = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));

/** Answers when it is told to. */
function held(answer: { status: 'success' } | { status: 'error'; error: string } | MockAnswer) {
  const waiting: (() => void)[] = [];
  const calls = mockApi('setCatalogForUser', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
  return { calls, answerNext: () => act(async () => waiting.shift()?.()) };
}

describe('rows and columns', () => {
  it('are agents and current catalogs for admins, who may turn to customers', async () => {
    const { user, place } = await open();
    expect(names()).toEqual(['Nora', 'Paul']);
    expect(columns()).toEqual([null, 'Women, AW26', 'Men, SS26']);
    await waitFor(() => expect(box('Women for Nora')).toBeChecked());
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
    expect(screen.getByText('2 agents × 2 catalogs')).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Show customers' }));
    expect(names()).toEqual(['Amélie', 'Bo']);
    await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    expect(columns()).toEqual([null, 'Women, AW26', 'Men, SS26', 'Archive, AW20']);
    expect(place()).toBe(`${route}?customers=true&current=false`);
  });

  it('are their own customers for agents, without the choice', async () => {
    const staffToo = buildUser({ id: '23', name: 'Cleo', roles: ['wls', 'agent'], agents: ['31'] });
    mockApi('listAllCatalogs', [women]);
    mockApi('listCustomers', [bo, staffToo]);
    renderApp(route, { user: nora });
    await screen.findByRole('grid', { name: 'Visibility' });
    expect(names()).toEqual(['Bo']);
    expect(screen.queryByRole('switch', { name: 'Show customers' })).not.toBeInTheDocument();
  });

  it('follow search, catalogs and seasons', async () => {
    const { user, place } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'paul');
    await waitFor(() => expect(names()).toEqual(['Paul']));
    await user.click(screen.getByRole('combobox', { name: 'Seasons' }));
    await user.click(await screen.findByTitle('SS26'));
    expect(columns()).toEqual([null, 'Men, SS26']);
    await waitFor(() => expect(place()).toBe(`${route}?q=paul&seasons=SS26`));
  });

  it('say when nothing is left, and clear the filters', async () => {
    mockApi('listAgents', [nora]);
    mockApi('listCustomers', []);
    mockApi('listAllCatalogs', [women]);
    const { user } = renderApp(`${route}?q=zzz`, { user: admin });
    expect(await screen.findByText('No agent here matches “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it.each<[string, User[], User[], Catalog[], string, string]>([
    ['', [], [], [], 'There are no agents yet.', 'Add agent'],
    ['?customers=true', [nora], [], [women], 'There are no customers yet.', 'Add customer'],
    ['', [nora], [], [], 'There are no catalogs yet.', 'New catalog'],
  ])('lead on in a brand without them%s', async (search, agents, customers, catalogs, sentence, way) => {
    mockApi('listAgents', agents);
    mockApi('listCustomers', customers);
    mockApi('listAllCatalogs', catalogs);
    renderApp(route + search, { user: admin });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('change to customers where there are no agents', async () => {
    mockApi('listAgents', []);
    mockApi('listCustomers', [bo]);
    mockApi('listAllCatalogs', [women]);
    const { user, place } = renderApp(route, { user: admin });
    await user.click(await screen.findByRole('button', { name: 'Show customers' }));
    await screen.findByRole('grid', { name: 'Visibility' });
    expect(names()).toEqual(['Bo']);
    expect(screen.getByText('1 customer × 1 catalog')).toBeVisible();
    expect(place()).toBe(`${route}?customers=true`);
  });

  it('are mounted only in view', async () => {
    mockApi(
      'listAllCatalogs',
      Array.from({ length: 60 }, (_, index) => buildCatalog({ name: `C${index}` })),
    );
    mockApi('listAgents', []);
    mockApi(
      'listCustomers',
      Array.from({ length: 2000 }, (_, index) => buildUser({ name: `Shop ${index}` })),
    );
    renderApp(`${route}?customers=true`, { user: admin });
    const grid = await screen.findByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '2001');
    expect(grid).toHaveAttribute('aria-colcount', '61');
    expect(names().length).toBeLessThan(60);
    expect(columns().length).toBeLessThan(30);
  });

  it('ask again when they could not be loaded', async () => {
    mockApi('listAgents', networkFailure());
    mockApi('listCustomers', []);
    mockApi('listAllCatalogs', [women]);
    const { user } = renderApp(route, { user: admin });
    await screen.findByText(/could not be reached/);
    mockApi('listAgents', [nora]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

describe('a box', () => {
  it('changes at once and asks for no list again', async () => {
    const { calls, answerNext } = held({ status: 'success' });
    const { user, asked } = await open();
    await user.click(box('Men for Paul'));
    await waitFor(() => expect(box('Men for Paul')).toBeChecked());
    await waitFor(() =>
      expect(calls).toMatchObject([{ body: { catalog_id: '52', user_id: '32', action: 'enable' } }]),
    );
    await answerNext();
    await waitFor(() => expect(box('Men for Paul')).toBeChecked());
    expect(asked).toHaveLength(1);

    await user.click(box('Men for Paul'));
    await waitFor(() => expect(calls[1]).toMatchObject({ body: { user_id: '32', action: 'disable' } }));
    await answerNext();
    await waitFor(() => expect(box('Men for Paul')).not.toBeChecked());
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'The catalog is archived.' }, /The catalog is archived/],
    ['a problem', problem(404, 'There is no such catalog.'), /There is no such catalog/],
    ['no network', networkFailure(), /could not be reached/],
  ])('undoes itself after %s', async (_what, answer, sentence) => {
    const { calls, answerNext } = held(answer);
    const { user } = await open();
    await user.click(box('Women for Nora'));
    await waitFor(() => expect(box('Women for Nora')).not.toBeChecked());
    await waitFor(() => expect(calls).toHaveLength(1));
    await answerNext();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(box('Women for Nora')).toBeChecked());
  });

  it('that is clicked again and again ends as it was set last, one call at a time', async () => {
    const { calls, answerNext } = held({ status: 'success' });
    const { user } = await open();
    for (let click = 0; click < 3; click++) await user.click(box('Men for Nora'));
    await user.click(box('Men for Nora'));
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
    expect(calls).toMatchObject([{ body: { action: 'enable' } }]);
    await answerNext();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toMatchObject({ body: { action: 'disable' } });
    await answerNext();
    expect(calls).toHaveLength(2);
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
  });
});

it('is one tab stop in which the keys move, and Space and Enter toggle', async () => {
  mockApi('setCatalogForUser', { status: 'success' });
  const { user } = await open();
  act(() => box('Women for Nora').focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(box('Men for Paul')).toHaveFocus();
  expect(screen.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    box('Men for Paul'),
  ]);
  await user.keyboard(' ');
  await waitFor(() => expect(box('Men for Paul')).toBeChecked());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box('Men for Paul')).not.toBeChecked());
  await user.keyboard('{Home}');
  expect(screen.getByRole('link', { name: 'Paul' })).toHaveFocus();
  await user.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Actions for Men, SS26' })).toHaveFocus();
});

it('takes a click beside the box for one on it', async () => {
  const { calls, answerNext } = held({ status: 'success' });
  const { user } = await open();
  await waitFor(() => expect(box('Women for Nora')).toBeChecked());
  const cell = box('Women for Nora').closest<HTMLElement>('[role=gridcell]');
  await user.click(cell as HTMLElement);
  expect(box('Women for Nora')).not.toBeChecked();
  expect(box('Women for Nora')).toHaveFocus();
  await answerNext();
  expect(calls).toHaveLength(1);
});

it('lets go of the focus when its row scrolls out of view, and goes on from there by keys', async () => {
  mockApi('listAllCatalogs', [women]);
  mockApi('listAgents', []);
  mockApi(
    'listCustomers',
    Array.from({ length: 500 }, (_, index) => buildUser({ name: `Shop ${index}` })),
  );
  const { user } = renderApp(`${route}?customers=true`, { user: admin });
  const grid = await screen.findByRole('grid');
  act(() => box('Women for Shop 3').focus());
  grid.scrollTop = 36 * 300;
  fireEvent.scroll(grid);
  await waitFor(() => expect(box('Women for Shop 300')).toBeInTheDocument());
  expect(screen.queryByRole('checkbox', { name: 'Women for Shop 3' })).not.toBeInTheDocument();
  expect(grid).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(box('Women for Shop 4')).toHaveFocus();
});

describe("a header's menu", () => {
  async function choose(entry: string, viewer: User = admin, search = '') {
    const app = await open(viewer, search);
    await app.user.click(screen.getByRole('button', { name: 'Actions for Women, AW26' }));
    await app.user.click(screen.getByRole('menuitem', { name: entry }));
    return { ...app, dialog: await screen.findByRole('dialog', { name: entry }) };
  }

  it('offers agents no Enable for agents', async () => {
    const { user } = await open(nora);
    await user.click(screen.getByRole('button', { name: 'Actions for Women, AW26' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Enable for all',
      'Disable for all',
    ]);
  });

  it('says how many cells it changes, then changes them', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, dialog } = await choose('Enable for all');
    expect(dialog).toHaveTextContent('the 2 agents shown and their 2 customers');
    expect(dialog).toHaveTextContent('3 cells will change.');
    mockApi('listAgents', [nora, { ...paul, catalogs: ['51'] }]);
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Women was enabled for 3 users')).toBeInTheDocument();
    expect(calls).toMatchObject([
      { body: { catalog_id: '51', user_ids: ['31', '32'], action: 'enable', cascade: true } },
    ]);
    await waitFor(() => expect(box('Women for Paul')).toBeChecked());
  });

  it('means only agents with Enable for agents', async () => {
    const calls = mockApi('setCatalogForUsers', { status: 'success' });
    const { user, dialog } = await choose('Enable for agents', admin, '?customers=true');
    expect(dialog).toHaveTextContent('all 2 agents');
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await waitFor(() =>
      expect(calls).toMatchObject([{ body: { user_ids: ['31', '32'], action: 'enable', cascade: false } }]),
    );
  });

  it('does not run when nothing would change', async () => {
    const { dialog } = await choose('Disable for all', nora);
    expect(dialog).toHaveTextContent('the 2 customers shown');
    expect(dialog).toHaveTextContent('Nothing would change.');
    expect(within(dialog).getByRole('button', { name: 'Disable' })).toBeDisabled();
  });

  it.each([
    ['a refusal', { status: 'error' as const, error: 'The catalog is archived.' }, /The catalog is archived/],
    ['a problem', problem(404, 'There is no such user.'), /There is no such user/],
    ['no network', networkFailure(), /could not be reached/],
  ])('shows %s and stays', async (_what, answer, sentence) => {
    mockApi('setCatalogForUsers', answer);
    const { user, dialog } = await choose('Disable for all');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
  });
});

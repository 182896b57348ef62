import { screen, waitFor, within } from '@testing-library/react';
import type { Catalog, User } from '../../api';
import { buildCatalog } from '../../test/factories/buildCatalog';
import { buildUser } from '../../test/factories/buildUser';
import { chooseOption } from '../../test/chooseOption';
import { mockApi, networkFailure } from '../../test/mockApi';
import {
  admin,
  bo,
  box,
  giveMatrixRoom,
  nora,
  openVisibility,
  visibilityRoute,
  women,
} from '../../test/openVisibility';
import { renderApp } from '../../test/render';

beforeEach(giveMatrixRoom);

const names = () => screen.getAllByRole('rowheader').map((header) => header.querySelector('a')?.textContent);
const columns = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'));

describe('rows and columns', () => {
  it('are agents and current catalogs for admins, who can switch to customers', async () => {
    const { user, place } = await openVisibility();
    expect(names()).toEqual(['Nora', 'Paul']);
    expect(columns()).toEqual([null, 'Women, AW26', 'Men, SS26']);
    await waitFor(() => expect(box('Women for Nora')).toBeChecked());
    await waitFor(() => expect(box('Men for Nora')).not.toBeChecked());
    expect(screen.getByText('2 agents × 2 catalogs')).toBeVisible();

    await user.click(screen.getByRole('switch', { name: 'Show customers' }));
    expect(names()).toEqual(['Amélie', 'Bo']);
    await user.click(screen.getByRole('switch', { name: 'Current catalogs' }));
    expect(columns()).toEqual([null, 'Women, AW26', 'Men, SS26', 'Archive, AW20']);
    expect(place()).toBe(`${visibilityRoute}?customers=true&current=false`);
  });

  it('are their own customers for agents, without the choice', async () => {
    const staffToo = buildUser({ id: '23', name: 'Cleo', roles: ['wls', 'agent'], agents: ['31'] });
    mockApi('listAllCatalogs', [women]);
    mockApi('listCustomers', [bo, staffToo]);
    renderApp(visibilityRoute, { user: nora });
    await screen.findByRole('grid', { name: 'Visibility' });
    expect(names()).toEqual(['Bo']);
    expect(screen.queryByRole('switch', { name: 'Show customers' })).not.toBeInTheDocument();
  });

  it('follow search, catalogs and seasons', async () => {
    const { user, place } = await openVisibility();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'paul');
    await waitFor(() => expect(names()).toEqual(['Paul']));
    await user.click(screen.getByRole('combobox', { name: 'Seasons' }));
    await user.click(await screen.findByTitle('SS26'));
    expect(columns()).toEqual([null, 'Men, SS26']);
    await waitFor(() => expect(place()).toBe(`${visibilityRoute}?q=paul&seasons=SS26`));
  });

  it('are the customers of a group, for admins who saw agents too', async () => {
    const group = {
      id: '7',
      name: 'Benelux',
      owner: 'Nora',
      members: ['22'],
      is_shared: true,
      is_own: false,
    };
    mockApi('listCustomerGroups', { groups: [group] });
    const { user, place } = await openVisibility();
    await chooseOption(user, 'Group', 'Benelux (Nora)');
    await waitFor(() => expect(names()).toEqual(['Bo']));
    expect(place()).toBe(`${visibilityRoute}?customers=true&group=7`);
    const calls = mockApi('setCatalogForUsers', { status: 'success', changed: ['22'] });
    await user.click(screen.getByRole('button', { name: 'Actions for Women, AW26' }));
    await user.click(screen.getByRole('menuitem', { name: 'Enable for all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enable for all' });
    expect(dialog).toHaveTextContent('the 1 customer shown');
    await user.click(within(dialog).getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(calls).toMatchObject([{ body: { user_ids: ['22'], cascade: false } }]));

    await user.click(screen.getByRole('switch', { name: 'Show customers' }));
    expect(names()).toEqual(['Nora', 'Paul']);
    expect(place()).toBe(visibilityRoute);
  });

  it('have an empty state that clears the filters', async () => {
    mockApi('listAgents', [nora]);
    mockApi('listCustomers', []);
    mockApi('listAllCatalogs', [women]);
    const { user } = renderApp(`${visibilityRoute}?q=zzz`, { user: admin });
    expect(await screen.findByText('No agents match “zzz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it.each<[string, User[], User[], Catalog[], string, string]>([
    ['', [], [], [], 'There are no agents yet.', 'Add agent'],
    ['?customers=true', [nora], [], [women], 'There are no customers yet.', 'Add customer'],
    ['', [nora], [], [], 'There are no catalogs yet.', 'New catalog'],
  ])(
    'link to the next step in a brand without them%s',
    async (search, agents, customers, catalogs, sentence, way) => {
      mockApi('listAgents', agents);
      mockApi('listCustomers', customers);
      mockApi('listAllCatalogs', catalogs);
      renderApp(visibilityRoute + search, { user: admin });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('link', { name: way })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    },
  );

  it('change to customers where there are no agents', async () => {
    mockApi('listAgents', []);
    mockApi('listCustomers', [bo]);
    mockApi('listAllCatalogs', [women]);
    const { user, place } = renderApp(visibilityRoute, { user: admin });
    await user.click(await screen.findByRole('button', { name: 'Show customers' }));
    await screen.findByRole('grid', { name: 'Visibility' });
    expect(names()).toEqual(['Bo']);
    expect(screen.getByText('1 customer × 1 catalog')).toBeVisible();
    expect(place()).toBe(`${visibilityRoute}?customers=true`);
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
    renderApp(`${visibilityRoute}?customers=true`, { user: admin });
    const grid = await screen.findByRole('grid');
    expect(grid).toHaveAttribute('aria-rowcount', '2001');
    expect(grid).toHaveAttribute('aria-colcount', '61');
    expect(names().length).toBeLessThan(60);
    expect(columns().length).toBeLessThan(30);
  });

  it('can retry when they could not be loaded', async () => {
    mockApi('listAgents', networkFailure());
    mockApi('listCustomers', []);
    mockApi('listAllCatalogs', [women]);
    const { user } = renderApp(visibilityRoute, { user: admin });
    await screen.findByText(/could not be reached/);
    mockApi('listAgents', [nora]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

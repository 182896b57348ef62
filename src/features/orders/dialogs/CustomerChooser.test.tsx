import { screen, waitFor } from '@testing-library/react';
import type { User } from '../../../api';
import { buildUser } from '../../../test/factories/buildUser';
import { mockApi, problem } from '../../../test/mockApi';
import { renderWithStore } from '../../../test/render';
import { cellsOf, rowsOf } from '../../../test/tableRows';
import { CustomerChooser } from './CustomerChooser';

const amelie = buildUser({ name: 'Amélie', email: 'achats@amelie.test', sap_id: '0000104712' });
const bo = buildUser({ name: 'Bo', email: 'bo@shop.test', sap_id: null });

async function open(customers: User[]) {
  mockApi('listCustomers', customers);
  const selected: User[] = [];
  const onClose = jest.fn();
  const app = renderWithStore(
    <CustomerChooser onSelect={(customer) => selected.push(customer)} onClose={onClose} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Select customer' });
  return { ...app, dialog, selected, onClose };
}

const rows = () => rowsOf('Customers').map(cellsOf);

it('shows the customers by name, and selects one', async () => {
  const { user, selected } = await open([bo, amelie]);
  await screen.findByText('Amélie');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Name',
    'Email',
    'SAP ID',
    'Select',
  ]);
  expect(rows()).toEqual([
    ['Amélie', 'achats@amelie.test', '0000104712', 'Select'],
    ['Bo', 'bo@shop.test', '', 'Select'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Select Bo' }));
  expect(selected).toEqual([bo]);
});

it.each([
  ['AMELIE', 'Amélie'],
  ['bo@', 'Bo'],
  ['4712', 'Amélie'],
])('finds by %j', async (typed, name) => {
  const { user } = await open([bo, amelie]);
  await screen.findByText('Amélie');
  await user.type(screen.getByRole('searchbox'), typed);
  await waitFor(() => expect(rows().map(([first]) => first)).toEqual([name]));
});

it('sorts by its columns', async () => {
  const { user } = await open([bo, amelie]);
  await screen.findByText('Amélie');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  await waitFor(() => expect(rows().map(([first]) => first)).toEqual(['Bo', 'Amélie']));
});

it('mounts only what is in view of thousands', async () => {
  await open(Array.from({ length: 2000 }, (_, index) => buildUser({ name: `Shop ${index}` })));
  await screen.findByText('Shop 0');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
  expect(rows().length).toBeLessThan(60);
});

it('has empty states for no match and no customers', async () => {
  const { user, unmount } = await open([bo]);
  await screen.findByText('Bo');
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No customer matches “zzz”.')).toBeInTheDocument();
  unmount();
  await open([]);
  expect(await screen.findByText('There are no customers yet.')).toBeInTheDocument();
});

it('shows a load failure, and can retry', async () => {
  mockApi('listCustomers', problem(503, 'The database is not ready yet.'));
  const { user } = renderWithStore(<CustomerChooser onSelect={() => {}} onClose={() => {}} />);
  expect(await screen.findByText('The database is not ready yet.')).toBeInTheDocument();
  mockApi('listCustomers', [bo]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bo')).toBeInTheDocument();
});

it('can be cancelled', async () => {
  const { user, onClose } = await open([bo]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

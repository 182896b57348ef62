import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../api';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { admin, amelie, openUser, userCard } from '../../test/openUser';

const quay = {
  sap_id: '0000104712',
  name1: 'Harbour store',
  address: '1 Quay, Porto',
  origin: 'erp',
} as const;
const shop: User = {
  ...amelie,
  addresses: [quay, { ...quay, sap_id: '0000104713', name1: 'Old town', origin: 'staff' }],
  sales_organizations: [{ sales_organization: '1000', channel: 'WS', origin: 'staff' }],
};
const card = () => within(userCard('Addresses and sales organizations'));

async function openShop(roles: User['roles'] = ['admin'], user = shop) {
  const calls = mockApi('changeUserPlaces', { status: 'success' });
  const viewer = roles.includes('admin') ? admin : buildUser({ id: '31', roles });
  return { ...(await openUser(user, viewer)), calls };
}

it('says where each address and sales organization comes from', async () => {
  await openShop();
  const [first, second] = card().getAllByRole('listitem');
  expect(first).toHaveTextContent('Harbour store1 Quay, Porto0000104712 · from SAP');
  expect(second).toHaveTextContent('0000104713 · added here');
  expect(card().getByText('1000/WS')).toHaveTextContent('1000/WS · added here');
});

it.each([
  ['an admin', 'admin'],
  ["the customer's agent", 'agent'],
] as const)('lets %s add an address', async (_who, role) => {
  const { user, calls } = await openShop([role]);
  await user.click(card().getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const id = dialog.getByRole('textbox', { name: 'SAP ID of the address' });
  await waitFor(() => expect(id).toBeInvalid());
  await user.type(id, '104799');
  await user.type(dialog.getByRole('textbox', { name: 'Street and town' }), '5 Lane, Porto');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    {
      id: '21',
      addresses: [{ sap_id: '0000104799', name1: 'Boutique Amélie', address: '5 Lane, Porto' }],
    },
  ]);
});

it('changes an address, and says what becomes of one that comes from SAP', async () => {
  const { user, calls } = await openShop();
  await user.click(card().getByRole('button', { name: 'Edit the address 0000104712' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
  expect(dialog).toHaveTextContent('Changed here, it counts as added here; SAP is not told.');
  expect(within(dialog).getByRole('textbox', { name: 'SAP ID of the address' })).toBeDisabled();
  const street = within(dialog).getByRole('textbox', { name: 'Street and town' });
  await user.clear(street);
  await user.type(street, '2 Quay');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { id: '21', addresses: [{ sap_id: quay.sap_id, name1: quay.name1, address: '2 Quay' }] },
    ]),
  );
});

it('removes an address, and a sales organization, and adds one', async () => {
  const { user, calls } = await openShop();
  await user.click(card().getByRole('button', { name: 'Remove the address 0000104713' }));
  expect(await screen.findByText('Address removed')).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Remove 1000/WS' }));
  expect(await screen.findByText('Sales organization removed')).toBeVisible();
  await user.click(card().getByRole('button', { name: 'Add sales organization' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add sales organization' }));
  await user.type(dialog.getByRole('textbox', { name: 'Sales organization' }), '1000');
  await user.type(dialog.getByRole('textbox', { name: 'Channel' }), 'FR');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sales organization saved')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { id: '21', removed_addresses: ['0000104713'] },
    { id: '21', removed_sales_organizations: [{ sales_organization: '1000', channel: 'WS' }] },
    { id: '21', sales_organizations: [{ sales_organization: '1000', channel: 'FR' }] },
  ]);
});

it('shows places as they are on a server that has no such call', async () => {
  await openUser(
    { ...shop, addresses: [{ ...quay, origin: undefined }] },
    { ...admin, capabilities: undefined },
  );
  expect(card().queryByRole('button')).not.toBeInTheDocument();
  expect(card().getByRole('listitem')).not.toHaveTextContent(/SAP|here/);
});

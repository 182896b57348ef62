import { screen, within } from '@testing-library/react';
import { buildUser } from '../../test/factories/buildUser';
import { amelie, openUser, userCard } from '../../test/openUser';

const seeing = { ...amelie, catalogs: ['51', '52'] };
const card = async () => within(await screen.findByRole('region', { name: 'Catalogs as they see them' }));

it('lists the catalogs that the customer sees, with their prices', async () => {
  await openUser(seeing);
  const shown = await card();
  expect(await shown.findByRole('link', { name: 'Women, AW26' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/51?pl=0151',
  );
  expect(shown.getByText('Price list 0151')).toBeVisible();
  // Enabled for them, but on no channel.
  expect(shown.queryByRole('link', { name: /^Hidden/ })).not.toBeInTheDocument();
});

it('shows an agent with another price list the plain prices, and says so', async () => {
  await openUser(seeing, buildUser({ id: '31', roles: ['agent'], pricelist: '0352' }));
  const shown = await card();
  expect(await shown.findByRole('link', { name: 'Women, AW26' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/51',
  );
  expect(shown.getByText('Plain prices: their list is not yours')).toBeVisible();
});

it('says that a customer sees none', async () => {
  await openUser();
  expect(await (await card()).findByText('This customer sees no catalog yet.')).toBeVisible();
  expect(userCard('Catalogs as they see them')).toBeVisible();
});

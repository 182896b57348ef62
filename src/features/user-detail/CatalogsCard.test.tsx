import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi } from '../../test/mockApi';
import { amelie, failures, nora, openUser, userCard } from '../../test/openUser';

const seeing = { ...amelie, catalogs: ['51', '52'] };
const card = async () => within(await screen.findByRole('region', { name: 'Catalogs' }));
const women = async () => (await card()).findByRole('switch', { name: 'Women, AW26' });

it('links to each catalog as the customer sees it', async () => {
  await openUser(seeing);
  const shown = await card();
  expect(await shown.findByRole('link', { name: 'Women, AW26' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/51?pl=0151',
  );
  expect(
    shown.getByText('Not visible to them: off for their channel (WLS: this site, LS: the app)'),
  ).toBeVisible();
});

it("notes for an agent with another price list that the prices are not the customer's", async () => {
  await openUser(seeing, buildUser({ id: '31', roles: ['agent'], pricelist: '0352' }));
  const shown = await card();
  expect(await shown.findByRole('link', { name: 'Women, AW26' })).toHaveAttribute(
    'href',
    '/admin/catalog/list/51',
  );
  expect(shown.getByText('They open without the prices of this customer’s price list.')).toBeVisible();
});

it('enables a catalog by its switch', async () => {
  const calls = mockApi('setCatalogForUser', { status: 'success' });
  const { user } = await openUser();
  expect(await women()).not.toBeChecked();
  mockApi('getUser', { ...amelie, catalogs: ['51'] });
  await user.click(await women());
  await waitFor(async () => expect(await women()).toBeChecked());
  expect(await screen.findByText('Modified user')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ catalog_id: '51', user_id: '21', action: 'enable' }]);
});

it.each(failures)('leaves a catalog enabled after %s', async (_what, answer, sentence) => {
  mockApi('setCatalogForUser', answer);
  const { user } = await openUser(seeing);
  await user.click(await women());
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(await women()).toBeChecked();
});

it('is locked without the right to change the customer, and hidden for staff', async () => {
  const { unmount } = await openUser({ ...seeing, roles: ['wls', 'agent'] }, nora);
  expect(await women()).toBeDisabled();
  unmount();
  await openUser(nora);
  expect(userCard('Profile')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Catalogs' })).not.toBeInTheDocument();
});

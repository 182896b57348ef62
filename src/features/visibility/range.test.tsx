import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mockApi } from '../../test/mockApi';
import { buildUser } from '../../test/factories/buildUser';
import { admin, box, giveMatrixRoom, openVisibility } from '../../test/openVisibility';

beforeEach(giveMatrixRoom);

const customers = '?customers=true&current=false';

/** Columns are Women, Men and Archive; rows Amélie, who sees Men, and Bo. */
const open = () => openVisibility(admin, customers);
const checked = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((one) => one.getAttribute('aria-label'))
    .filter((name) => name !== null);

type Ask = { catalog_id: string; user_ids: string[]; action: string };
const asks = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => {
    const { catalog_id, user_ids, action }: Ask = Object(body);
    return `${action} ${catalog_id} for ${user_ids.join(',')}`;
  });

it('sets all boxes from the last one by Shift, with one call for each catalog, and undoes them', async () => {
  const alone = mockApi('setCatalogForUser', { status: 'success' });
  const together = mockApi('setCatalogForUsers', { status: 'success' });
  const { user } = await open();
  await user.click(box('Women for Amélie'));
  await waitFor(() => expect(alone).toHaveLength(1));
  // The refetched lists.
  const both = ['51', '52'];
  mockApi('listCustomers', [
    buildUser({ id: '21', name: 'Amélie', catalogs: both }),
    buildUser({ id: '22', name: 'Bo', catalogs: both }),
  ]);
  await user.keyboard('{Shift>}');
  await user.click(box('Men for Bo'));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(together).toHaveLength(2));
  // Amélie saw Men already.
  expect(asks(together).sort()).toEqual(['enable 51 for 22', 'enable 52 for 22']);
  expect(checked()).toEqual(
    expect.arrayContaining(['Women for Amélie', 'Men for Amélie', 'Women for Bo', 'Men for Bo']),
  );

  mockApi('listCustomers', [
    buildUser({ id: '21', name: 'Amélie', catalogs: both }),
    buildUser({ id: '22', name: 'Bo', catalogs: [] }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo 2 changes' }));
  await waitFor(() => expect(together).toHaveLength(4));
  expect(asks(together).slice(2).sort()).toEqual(['disable 51 for 22', 'disable 52 for 22']);
  await user.click(await screen.findByRole('button', { name: 'Undo 1 change' }));
  await waitFor(() => expect(alone).toHaveLength(2));
  expect(alone[1]?.body).toEqual({ catalog_id: '51', user_id: '21', action: 'disable' });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('sets dragged boxes to the opposite of the first one', async () => {
  const calls = mockApi('setCatalogForUser', { status: 'success' });
  await open();
  fireEvent.mouseDown(box('Men for Amélie'), { buttons: 1 });
  fireEvent.mouseMove(box('Men for Bo'), { buttons: 1 });
  expect(box('Men for Bo').parentElement).toHaveAttribute('data-ranged');
  fireEvent.mouseMove(box('Women for Bo'), { buttons: 1 });
  fireEvent.mouseUp(box('Women for Bo'));
  expect(box('Women for Bo').parentElement).not.toHaveAttribute('data-ranged');
  expect(box('Men for Amélie')).not.toBeChecked();
  // All others were off already.
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ catalog_id: '52', user_id: '21', action: 'disable' });
});

it('reverts the boxes when the server refuses, and shows why', async () => {
  mockApi('setCatalogForUsers', { status: 'error', error: 'The catalog is being deleted.' });
  await open();
  fireEvent.mouseDown(box('Women for Amélie'), { buttons: 1 });
  fireEvent.mouseMove(box('Women for Bo'), { buttons: 1 });
  fireEvent.mouseUp(box('Women for Bo'));
  expect(box('Women for Bo')).toBeChecked();
  expect(await screen.findByText('The catalog is being deleted.')).toBeInTheDocument();
  await waitFor(() => expect(box('Women for Bo')).not.toBeChecked());
  expect(box('Women for Amélie')).not.toBeChecked();
});

it('undoes by Ctrl+Z in the matrix', async () => {
  const calls = mockApi('setCatalogForUser', { status: 'success' });
  const { user } = await open();
  await user.click(box('Women for Bo'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(box('Women for Bo')).not.toBeChecked());
});

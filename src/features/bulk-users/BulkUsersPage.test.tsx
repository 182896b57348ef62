import { screen, waitFor, within } from '@testing-library/react';
import { userColumns } from '../../domain/user-file/userColumns';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { exampleUser } from './exampleUser';

jest.mock('../../lib/downloadSpreadsheet');

const problemText = 'Problem updating the users list, try again later!';

async function open() {
  const app = renderApp('/admin/users/bulkadd', { user: buildUser({ roles: ['admin'] }) });
  const picker = await screen.findByLabelText('Excel file');
  return { ...app, picker, update: screen.getByRole('button', { name: 'Update!' }) };
}

async function upload() {
  const app = await open();
  await app.user.upload(app.picker, new File(['x'], 'users.xlsx'));
  await app.user.click(app.update);
  return app;
}

it('takes Excel files only, and is disabled without one', async () => {
  const { picker, update } = await open();
  expect(picker).toHaveAttribute('accept', '.xlsx,.xls');
  expect(update).toBeDisabled();
});

it('sends the file and says so', async () => {
  const calls = mockApi('createUsersInBulk', { status: 'success' });
  const { update } = await upload();
  expect(await screen.findByText('Awesome! Catalog was updated')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toBeInstanceOf(FormData);
  await waitFor(() => expect(update).toBeDisabled());
});

it('lists every line of a refusal', async () => {
  const error = [
    'Row 3, column email: a@b.test is taken',
    'Row 5, column pricelist: 0999 is not a price list',
  ];
  mockApi('createUsersInBulk', { status: 'error', error });
  const { user, picker } = await upload();
  const list = await screen.findByRole('region', { name: 'Errors' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(error);
  expect(screen.queryByText(problemText)).not.toBeInTheDocument();
  await user.upload(picker, new File(['x'], 'users.xlsx'));
  expect(screen.queryByRole('region', { name: 'Errors' })).not.toBeInTheDocument();
});

it.each([
  ['a refusal without lines', { status: 'error' as const, error: [] }],
  ['a problem', problem(413, 'The file is too large.')],
  ['no network', networkFailure()],
])('tells of %s', async (_what, answer) => {
  mockApi('createUsersInBulk', answer);
  await upload();
  expect(await screen.findByText(problemText)).toBeInTheDocument();
});

it('offers a template with an example row', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download template' }));
  expect(downloadSpreadsheet).toHaveBeenCalledWith('users.xlsx', [userColumns, exampleUser]);
  expect(exampleUser).toHaveLength(userColumns.length);
});

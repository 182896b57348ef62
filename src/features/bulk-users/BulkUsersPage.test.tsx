import { screen, waitFor } from '@testing-library/react';
import { roleList } from '../../domain/access/roleOptions';
import { downloadSpreadsheet } from '../../lib/downloadSpreadsheet';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import { cellsOf, rowsOf } from '../../test/tableRows';
import { workbookFile } from '../../test/workbookFile';
import '../../test/plainFrame';
import '../../test/pageWorkers';

jest.mock('../../lib/downloadSpreadsheet');

const problemText = 'Problem updating the users list, try again later!';
const amelie = ['Boutique Amélie', 'achats@boutique-amelie.test', 'wls'];

function workbook(...rows: string[][]): File {
  return workbookFile([['name', 'email', 'roles'], ...rows], 'users.xlsx');
}

async function open() {
  const app = renderApp('/admin/users/bulkadd', { user: buildUser({ roles: ['admin'] }) });
  const picker = await screen.findByLabelText('Excel file');
  return { ...app, picker, update: screen.getByRole('button', { name: 'Update!' }) };
}

async function choose(file = workbook(amelie)) {
  const app = await open();
  await app.user.upload(app.picker, file);
  return app;
}

async function upload() {
  const app = await choose();
  await screen.findByText('1 row, all good');
  await app.user.click(app.update);
  return app;
}

const badRows = () => rowsOf('Bad rows').map(cellsOf);

it('accepts only Excel files, and is disabled without one', async () => {
  const { picker, update } = await open();
  expect(picker).toHaveAttribute('accept', '.xlsx,.xls');
  expect(update).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download template' })).toBeEnabled();
});

it('sends the file and reports success', async () => {
  const calls = mockApi('createUsersInBulk', { status: 'success' });
  const { update } = await upload();
  expect(await screen.findByText('Awesome! Catalog was updated')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toBeInstanceOf(FormData);
  await waitFor(() => expect(update).toBeDisabled());
  expect(screen.queryByText('users.xlsx')).not.toBeInTheDocument();
});

it('lists the created users, with a download, until another file is chosen', async () => {
  const users = [{ id: '77', name: 'Boutique Amélie', email: 'achats@boutique-amelie.test' }];
  mockApi('createUsersInBulk', { status: 'success', users });
  const { user } = await upload();
  expect(await screen.findByRole('heading', { name: '1 user created' })).toBeVisible();
  expect(rowsOf('Created users').map(cellsOf)).toEqual([['Boutique Amélie', 'achats@boutique-amelie.test']]);
  expect(screen.getByRole('link', { name: 'Boutique Amélie' })).toHaveAttribute('href', '/admin/user/77');
  await user.click(screen.getByRole('button', { name: 'Download list' }));
  expect(downloadSpreadsheet).toHaveBeenCalledWith('created_users.xlsx', [
    ['id', 'name', 'email'],
    ['77', 'Boutique Amélie', 'achats@boutique-amelie.test'],
  ]);
  await user.upload(screen.getByLabelText('Excel file'), workbook(amelie));
  await waitFor(() => expect(screen.queryByText('1 user created')).not.toBeInTheDocument());
});

it('lists all bad rows before the upload', async () => {
  const calls = mockApi('createUsersInBulk', { status: 'success' });
  const { user, update } = await choose(workbook(amelie, ['Bo', 'bo@bo'], ['', 'c@c.test', 'boss']));
  expect(await screen.findByText('2 rows to correct, nothing was sent')).toBeVisible();
  expect(badRows()).toEqual([
    ['3', 'email', '"bo@bo" must be an email, as in orders@shop.com'],
    ['4', 'name', 'is required'],
    ['4', 'roles', `"boss" is not a role; use ${roleList}`],
  ]);
  expect(update).toBeDisabled();
  await user.upload(screen.getByLabelText('Excel file'), workbook(amelie));
  await waitFor(() => expect(update).toBeEnabled());
  expect(screen.queryByRole('region', { name: 'Bad rows' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('can check a bad file on the server, which lists further errors', async () => {
  const calls = mockApi('createUsersInBulk', {
    status: 'error',
    error: ['Row 2, column email: "a@b.test" is taken', 'Row 3, column email: "bo@bo" must be an email'],
  });
  const { user } = await choose(workbook(amelie, ['Bo', 'bo@bo']));
  expect(await screen.findByText('1 row to correct, nothing was sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check with the server too' }));
  expect(await screen.findByText('2 rows to correct, nobody was created')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(badRows()).toEqual([
    ['2', 'email', '"a@b.test" is taken'],
    ['3', 'email', '"bo@bo" must be an email'],
  ]);
  expect(screen.queryByRole('button', { name: 'Check with the server too' })).not.toBeInTheDocument();
});

it('offers no server check for a file with a wrong header', async () => {
  const { user, picker } = await open();
  await user.upload(picker, workbookFile([['name'], ['Bo']], 'users.xlsx'));
  expect(await screen.findByText('the column is missing')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check with the server too' })).not.toBeInTheDocument();
});

it("shows the server's notes on an accepted file", async () => {
  const users = [{ id: '77', name: 'Boutique Amélie', email: 'achats@boutique-amelie.test' }];
  const notes = [{ row: 2, column: '', message: 'the row is hidden in the spreadsheet, and is taken' }];
  mockApi('createUsersInBulk', { status: 'success', users, notes });
  await upload();
  expect(await screen.findByRole('list', { name: 'Notes' })).toHaveTextContent(
    'Row 2: the row is hidden in the spreadsheet, and is taken',
  );
});

it('lists every line of a refusal until another file is chosen', async () => {
  const error = [
    'The file has no rows of ours.',
    'Row 3, column email: a@b.test is taken',
    'Row 5, column agents: nora is not an agent',
  ];
  mockApi('createUsersInBulk', { status: 'error', error });
  const { user } = await upload();
  expect(await screen.findByText('2 rows to correct, nobody was created')).toBeVisible();
  expect(badRows()).toEqual([
    ['3', 'email', 'a@b.test is taken'],
    ['5', 'agents', 'nora is not an agent'],
  ]);
  expect(screen.getByText('The file has no rows of ours.')).toBeVisible();
  expect(screen.queryByText(problemText)).not.toBeInTheDocument();
  expect(screen.queryByText('1 row, all good')).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Excel file'), workbook(amelie));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bad rows' })).not.toBeInTheDocument());
  expect(screen.queryByText('The file has no rows of ours.')).not.toBeInTheDocument();
});

it.each([
  ['a refusal without lines', { status: 'error' as const, error: [] }],
  ['a problem', problem(413, 'The file is too large.')],
  ['no network', networkFailure()],
])('reports %s, and keeps the file for a retry', async (_what, answer) => {
  mockApi('createUsersInBulk', answer);
  const { update } = await upload();
  expect(await screen.findByText(problemText)).toBeInTheDocument();
  expect(screen.getByText('users.xlsx')).toBeVisible();
  expect(update).toBeEnabled();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { RefusedFile } from '../../api';
import { buildUser } from '../../test/factories/buildUser';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';
import '../../test/plainFrame';

const files: RefusedFile[] = [
  { file: 'b.json', refused_at: 1_790_000_060, reason: 'Line 1: JP 9 is not in the catalog of the order.' },
  { file: 'a.json', refused_at: 1_790_000_000, reason: 'It is not valid JSON.' },
];
const admin = (...calls: string[]) => buildUser({ roles: ['admin'], capabilities: calls });
async function openFiles(name: string) {
  const app = renderApp('/admin/ed', {
    user: admin('listRefusedFiles'),
  });
  await app.user.click(await screen.findByRole('button', { name }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Refused files' })) };
}

it('are not offered by a host without the call', async () => {
  renderApp('/admin/ed', { user: admin() });
  await screen.findByRole('button', { name: 'Task List' });
  expect(screen.queryByText('Refused files')).not.toBeInTheDocument();
});

it('are listed with why and when', async () => {
  mockApi('listRefusedFiles', { files, count: 2 });
  const { dialog } = await openFiles('2 refused files');
  await dialog.findByText('b.json');
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^b\.json.*Line 1: JP 9 is not in the catalog of the order\.Dismiss$/),
    expect.stringMatching(/^a\.json.*It is not valid JSON\.Dismiss$/),
  ]);
  expect(dialog.queryByText(/^The latest/)).not.toBeInTheDocument();
});

it.each([
  ['files', 'a.json', [/^Mend a file/]],
  ['documents', 'SAP delivery 80001234', [/^Correct a document in SAP:/]],
])('are explained as what they are: %s', async (_name, file, expected) => {
  mockApi('listRefusedFiles', { files: [{ file, refused_at: 1_790_000_000, reason: 'Why.' }], count: 1 });
  const { dialog } = await openFiles('1 refused file');
  await dialog.findByText(file);
  const sentences = dialog.getAllByText(/^(Mend|Correct) a /);
  expect(sentences.map(({ textContent }) => textContent)).toEqual(
    expected.map((one) => expect.stringMatching(one)),
  );
});

it('leave the list when they are dismissed', async () => {
  mockApi('listRefusedFiles', { files, count: 2 });
  const calls = mockApi('dismissRefusedFile', () => {
    mockApi('listRefusedFiles', { files: files.slice(1), count: 1 });
    return { status: 'success' };
  });
  const { user, dialog } = await openFiles('2 refused files');
  await user.click(await dialog.findByRole('button', { name: 'Dismiss b.json' }));
  await waitFor(() => expect(dialog.queryByText('b.json')).not.toBeInTheDocument());
  expect(calls.map(({ body }) => body)).toEqual([{ file: 'b.json', refused_at: 1_790_000_060 }]);
  expect(await screen.findByText('Dismissed b.json')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '1 refused file', hidden: true })).toBeInTheDocument();
});

it('stay in the list when that fails', async () => {
  mockApi('listRefusedFiles', { files, count: 2 });
  mockApi('dismissRefusedFile', problem(503, 'Not ready.'));
  const { user, dialog } = await openFiles('2 refused files');
  await user.click(await dialog.findByRole('button', { name: 'Dismiss a.json' }));
  expect(await screen.findByText('Not ready.')).toBeInTheDocument();
  expect(dialog.getByText('a.json')).toBeVisible();
});

it('are counted when there are more than the list has', async () => {
  mockApi('listRefusedFiles', { files, count: 1204 });
  const { dialog } = await openFiles('1,204 refused files');
  expect(dialog.getByText('The latest 2 of 1,204 files are listed.')).toBeVisible();
});

it('may be none', async () => {
  mockApi('listRefusedFiles', { files: [], count: 0 });
  const { dialog } = await openFiles('Refused files');
  expect(await dialog.findByText('No file of SAP was refused.')).toBeVisible();
});

it('may fail to load', async () => {
  mockApi('listRefusedFiles', networkFailure());
  const { user, dialog } = await openFiles('Refused files');
  await dialog.findByText(/could not be reached/);
  mockApi('listRefusedFiles', { files, count: 2 });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('b.json')).toBeVisible();
});

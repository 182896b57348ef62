import { screen, waitFor } from '@testing-library/react';
import { enterText } from '../../../test/enterText';
import { buildCatalog } from '../../../test/factories/buildCatalog';
import { mockApi, networkFailure, problem } from '../../../test/mockApi';
import { renderApp } from '../../../test/render';
import { workbookFile } from '../../../test/workbookFile';
import '../../../test/plainFrame';
import '../../../test/pageWorkers';

/** A coat, with a code in a column of this title. */
const fileWith = (title: string) =>
  workbookFile([
    ['generic', 'name', 'color', 'size', 'wh_price', 'currency', title],
    ['WJM123', 'Coat', '000', 'M', 100, 'EUR', 'ST-1'],
  ]);

/** A new catalog whose form is filled in, with a file. */
async function openNew(title = 'drop') {
  const { user } = renderApp('/admin/catalog/upload');
  const create = await screen.findByRole('button', { name: 'Create' });
  enterText('Name', 'Women');
  enterText('Season', 'aw26');
  await user.upload(screen.getByLabelText('Catalog file'), fileWith(title));
  return { user, create };
}

const bound = {
  status: 'error' as const,
  error: 'The file has 1 bad row, nothing was changed.',
  errors: [{ row: 2, column: 'generic', message: 'ST-1 is WJM999 in First, not WJM123' }],
  num_bound_codes: 1,
};

it('offers to move own codes that the server refuses', async () => {
  const calls = mockApi('uploadCatalog', bound);
  const { user, create } = await openNew();
  await screen.findByText('1 row, all good');
  await user.click(create);
  expect(await screen.findByText('1 own code of the file belongs to other garments or skus.')).toBeVisible();
  await user.click(screen.getByLabelText('Move the codes to the garments of this file'));
  await user.click(create);
  await waitFor(() => expect(calls).toHaveLength(2));
  const sent = calls.map(({ body }) => (body instanceof FormData ? body.get('move_codes') : undefined));
  expect(sent).toEqual([null, 'true']);
});

it('lists own codes that other garments have before creating, and offers to move them', async () => {
  const creations = mockApi('uploadCatalog', { status: 'success', catalog_id: '12' });
  const checks = mockApi('previewCatalogUpdate', ({ body }) =>
    body instanceof FormData && body.get('move_codes') === 'true' ? { status: 'success' } : bound,
  );
  const { user, create } = await openNew('Style Code');
  expect(await screen.findByText('1 own code of the file belongs to other garments or skus.')).toBeVisible();
  const rows = screen.getByRole('region', { name: 'Bad rows' });
  expect(rows).toHaveTextContent('1 row to correct, nothing was changed');
  expect(rows).toHaveTextContent('ST-1 is WJM999 in First, not WJM123');
  expect(screen.queryByText(/all good/)).not.toBeInTheDocument();
  expect(create).toBeDisabled();
  await user.click(screen.getByLabelText('Move the codes to the garments of this file'));
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bad rows' })).not.toBeInTheDocument();
  await user.click(create);
  await screen.findByText('Women was created.');
  const forms = [...checks, ...creations].map(({ body }) =>
    body instanceof FormData ? [body.get('catalog'), body.get('move_codes')] : [],
  );
  expect(forms).toEqual([
    [null, null],
    [null, 'true'],
    [null, 'true'],
  ]);
});

it.each([
  ['without the call', () => problem(404, 'There is no such call.')],
  ['that cannot be reached', networkFailure],
])('leaves own codes to the creation on a server %s', async (_what, answer) => {
  mockApi('previewCatalogUpdate', answer());
  const { create } = await openNew('own_sku');
  expect(await screen.findByText('1 row, all good')).toBeVisible();
  expect(create).toBeEnabled();
});

it('lists own codes that other garments have before an update', async () => {
  const checks = mockApi('previewCatalogUpdate', bound);
  mockApi('listAllCatalogs', [buildCatalog({ id: '7' })]);
  const { user } = renderApp('/admin/catalog/reupload?catalog=7');
  await user.upload(await screen.findByLabelText('Catalog file (optional)'), fileWith('style_code'));
  const move = await screen.findByLabelText('Move the codes to the garments of this file');
  expect(screen.getByRole('region', { name: 'Bad rows' })).toHaveTextContent('ST-1 is WJM999 in First');
  expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
  const [{ body } = { body: null }] = checks;
  expect(body instanceof FormData && [body.get('catalog'), body.get('action')]).toEqual(['7', 'update']);
  mockApi('previewCatalogUpdate', { status: 'success' });
  const calls = mockApi('reuploadCatalog', { status: 'success', task_id: 't1' });
  mockApi('getTaskStatus', { details: { status: 'done', progress: 100, error: null } });
  await user.click(move);
  await screen.findByText('1 row, all good');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  const sent = calls[0]?.body;
  expect(sent instanceof FormData && sent.get('move_codes')).toBe('true');
});

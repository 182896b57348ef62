import type { TaskStartedResult } from '../../api';
import { uploadListener } from '../../api/forms';
import { mockStore } from '../../test/mockStore';
import { showAlert } from '../alert-bar/alertSlice';
import { runUpload } from './runUpload';
import { uploadAnswered, type UploadKind, uploadProgressed, uploadStarted } from './uploadSlice';

type Outcome = { data?: TaskStartedResult; error?: unknown };

const network = { status: 'network', title: 'network', detail: 'The server could not be reached.' };

/** The actions dispatched while parts are sent with these outcomes. */
async function upload(kind: UploadKind, ...outcomes: Outcome[]) {
  const { store, dispatched } = mockStore();
  const parts = outcomes.map((outcome) => ({ form: {}, bytes: 100, send: () => Promise.resolve(outcome) }));
  const hasStarted = await store.dispatch(runUpload(kind, parts));
  return { hasStarted, actions: dispatched() };
}

const success = (task_id: string): Outcome => ({ data: { status: 'success', task_id } });
const error = (message: string) => showAlert({ message, severity: 'error' });

it('collects the tasks of all parts', async () => {
  const { hasStarted, actions } = await upload('images', success('t1'), success('t2'));
  expect(hasStarted).toBe(true);
  expect(actions).toEqual([
    uploadStarted({ kind: 'images' }),
    uploadAnswered({ kind: 'images', taskIds: ['t1', 't2'], lines: [] }),
  ]);
});

it('reports the upload progress over all parts', async () => {
  const { store, dispatched } = mockStore();
  const parts = [{}, {}].map((form) => ({
    form,
    bytes: 100,
    send: () => {
      // The multipart form is larger than the files in it.
      uploadListener(form)?.(60, 120);
      return Promise.resolve(success('t1'));
    },
  }));
  await store.dispatch(runUpload('stock', parts));
  expect(dispatched().filter(uploadProgressed.match)).toEqual([
    uploadProgressed({ kind: 'stock', sent: 50 }),
    uploadProgressed({ kind: 'stock', sent: 150 }),
  ]);
});

it('continues with accepted parts, and reports the others', async () => {
  const lines = ['WJM124.jpg is damaged'];
  const { hasStarted, actions } = await upload('images', {
    data: { status: 'ok_failed', task_id: 't1', errors: lines },
  });
  expect(hasStarted).toBe(true);
  expect(actions).toEqual([
    uploadStarted({ kind: 'images' }),
    error('Failed to upload WJM124.jpg is damaged'),
    uploadAnswered({ kind: 'images', taskIds: ['t1'], lines }),
  ]);
});

const refused = (...errors: string[]): Outcome => ({ data: { status: 'error', errors } });
const catalogProblem = 'Problem updating the catalog, try again later!';
const missingTaskId = 'The server did not say which task it has started.';
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it.each<[string, UploadKind, Outcome, string[], string]>([
  ['a refusal', 'stock', refused('No rows.'), ['No rows.'], 'Error uploading: No rows.'],
  ['many bad files', 'images', refused(...many), many, 'Error uploading: a, b, c, d, e and 2 more'],
  ['no connection', 'images', { error: network }, [network.detail], `Error uploading: ${network.detail}`],
  ['no connection for stock', 'stock', { error: network }, [network.detail], 'error'],
  ['a refused catalog', 'catalog', refused('Row 2 has no price.'), ['Row 2 has no price.'], catalogProblem],
  ['no task', 'stock', { data: { status: 'success' } }, [missingTaskId], `Error uploading: ${missingTaskId}`],
])('ends with %s', async (_what, kind, outcome, lines, message) => {
  const { hasStarted, actions } = await upload(kind, outcome);
  expect(hasStarted).toBe(false);
  expect(actions).toEqual([
    uploadStarted({ kind }),
    error(message),
    uploadAnswered({ kind, taskIds: [], lines }),
  ]);
});

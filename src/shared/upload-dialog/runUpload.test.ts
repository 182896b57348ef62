import type { TaskStartedResult } from '../../api';
import { uploadListener } from '../../api/forms';
import { mockStore } from '../../test/mockStore';
import { showAlert } from '../alert-bar/alertSlice';
import { runUpload } from './runUpload';
import type { TaskUpload } from '../../domain/uploads/uploads';
import { uploadAnswered, uploadProgressed, uploadStarted } from './uploadSlice';

type Outcome = { data?: TaskStartedResult; error?: unknown };

const network = { status: 'network', title: 'network', detail: 'The server could not be reached.' };

/** The actions dispatched while parts are sent with these outcomes. */
async function upload(call: TaskUpload, ...outcomes: Outcome[]) {
  const { store, dispatched } = mockStore();
  const parts = outcomes.map((outcome) => ({ form: {}, bytes: 100, send: () => Promise.resolve(outcome) }));
  const hasStarted = await store.dispatch(runUpload(call, parts));
  return { hasStarted, actions: dispatched() };
}

const success = (task_id: string): Outcome => ({ data: { status: 'success', task_id } });
const error = (message: string) => showAlert({ message, severity: 'error' });

it('collects the tasks of all parts', async () => {
  const { hasStarted, actions } = await upload('uploadImages', success('t1'), success('t2'));
  expect(hasStarted).toBe(true);
  expect(actions).toEqual([
    uploadStarted({ call: 'uploadImages' }),
    uploadAnswered({ call: 'uploadImages', taskIds: ['t1', 't2'], lines: [] }),
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
  await store.dispatch(runUpload('uploadStock', parts));
  expect(dispatched().filter(uploadProgressed.match)).toEqual([
    uploadProgressed({ call: 'uploadStock', sent: 50 }),
    uploadProgressed({ call: 'uploadStock', sent: 150 }),
  ]);
});

it('continues with accepted parts, and reports the others', async () => {
  const lines = ['WJM124.jpg is damaged'];
  const { hasStarted, actions } = await upload('uploadImages', {
    data: { status: 'ok_failed', task_id: 't1', errors: lines },
  });
  expect(hasStarted).toBe(true);
  expect(actions).toEqual([
    uploadStarted({ call: 'uploadImages' }),
    error('Failed to upload WJM124.jpg is damaged'),
    uploadAnswered({ call: 'uploadImages', taskIds: ['t1'], lines }),
  ]);
});

const refused = (...errors: string[]): Outcome => ({ data: { status: 'error', errors } });
const catalogProblem = 'Problem updating the catalog, try again later!';
const missingTaskId = 'The server did not say which task it has started.';
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it.each<[string, TaskUpload, Outcome, string[], string]>([
  ['a refusal', 'uploadStock', refused('No rows.'), ['No rows.'], 'Error uploading: No rows.'],
  ['many bad files', 'uploadImages', refused(...many), many, 'Error uploading: a, b, c, d, e and 2 more'],
  [
    'no connection',
    'uploadImages',
    { error: network },
    [network.detail],
    `Error uploading: ${network.detail}`,
  ],
  ['no connection for stock', 'uploadStock', { error: network }, [network.detail], 'error'],
  [
    'a refused catalog',
    'reuploadCatalog',
    refused('Row 2 has no price.'),
    ['Row 2 has no price.'],
    catalogProblem,
  ],
  [
    'no task',
    'uploadStock',
    { data: { status: 'success' } },
    [missingTaskId],
    `Error uploading: ${missingTaskId}`,
  ],
])('ends with %s', async (_what, call, outcome, lines, message) => {
  const { hasStarted, actions } = await upload(call, outcome);
  expect(hasStarted).toBe(false);
  expect(actions).toEqual([
    uploadStarted({ call }),
    error(message),
    uploadAnswered({ call, taskIds: [], lines }),
  ]);
});

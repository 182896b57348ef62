import { api, listTag, type TaskDetails } from '../../api';
import { problemOf } from '../../api/problem';
import { mockApi } from '../../test/mockApi';
import { mockStore } from '../../test/mockStore';
import { showAlert } from '../alert-bar/alertSlice';
import { endOf, endTask } from './UploadProgress';
import { taskEnded, uploadAnswered } from './uploadSlice';

/** A store in which an upload of pictures has started these tasks; ends one and returns what was dispatched since. */
function withTasks(...taskIds: string[]) {
  const { store, dispatched } = mockStore();
  store.dispatch(uploadAnswered({ call: 'uploadImages', taskIds, lines: [] }));
  return async (taskId: string, error: string | null = null) => {
    const before = dispatched().length;
    await store.dispatch(endTask('uploadImages', taskId, error));
    return dispatched().slice(before);
  };
}

const asksAnew = api.util.invalidateTags(['catalogs', 'orders', listTag('tasks')]);
const ended = (taskId: string) => taskEnded({ call: 'uploadImages', taskId, hasFailed: false, lines: [] });
const done = showAlert({ message: 'Uploaded images!', severity: 'success' });

it('reports once that a task is done, and refetches what it changed', async () => {
  const end = withTasks('t1');
  expect(await end('t1')).toEqual([ended('t1'), asksAnew, done]);
  expect(await end('t1')).toEqual([]);
});

it('reports success with the last of several', async () => {
  const end = withTasks('t1', 't2');
  expect(await end('t1')).toEqual([ended('t1'), asksAnew]);
  expect(await end('t2')).toEqual([ended('t2'), asksAnew, done]);
});

it.each([
  ['every line that the server stores', ['WJM123.jpg is damaged', 'WJM124.jpg is damaged']],
  ['only the reason, if the server stores no lines', undefined],
])('reports why a task has failed, with %s', async (_what, errors) => {
  const error = 'Two pictures are damaged.';
  mockApi('listTasks', {
    tasks: [{ task_id: 't1', class: 'images', status: 'failed', progress: 50, error, errors }],
  });
  expect(await withTasks('t1')('t1', error)).toEqual([
    taskEnded({ call: 'uploadImages', taskId: 't1', hasFailed: true, lines: errors ?? [error] }),
    asksAnew,
    showAlert({ message: `Error: ${error}`, severity: 'error' }),
  ]);
});

it("stores the server's notes on accepted files", async () => {
  const errors = ['WJM123.jpg: is damaged, nothing was changed for it'];
  mockApi('listTasks', {
    tasks: [{ task_id: 't1', class: 'images', status: 'done', progress: 100, error: null, errors }],
  });
  expect(await withTasks('t1')('t1')).toEqual([
    taskEnded({ call: 'uploadImages', taskId: 't1', hasFailed: false, lines: errors }),
    asksAnew,
    done,
  ]);
});

const task = (status: TaskDetails['status'], error: string | null = null) => ({
  status,
  progress: 50,
  error,
});

it.each([
  ['is at work', task('WIP'), undefined, undefined],
  ['cannot be asked about', task('WIP'), problemOf('network'), undefined],
  ['is done', task('done'), undefined, null],
  ['has failed', task('failed', 'No rows.'), undefined, 'No rows.'],
  ['does not say why it has failed', task('failed'), undefined, 'The task has failed.'],
  [
    'is not known',
    undefined,
    { ...problemOf(404), detail: 'There is no such task.' },
    'There is no such task.',
  ],
])('knows how a task has ended that %s', (_what, details, problem, end) => {
  expect(endOf(details, problem)).toBe(end);
});

import { api, listTag, type TaskDetails } from '../../api';
import { mockApi, networkFailure, problem } from '../../test/mockApi';
import { mockStore } from '../../test/mockStore';
import { showAlert } from '../alert-bar/alertSlice';
import './uploadListener';
import { taskEnded, uploadAnswered } from './uploadSlice';

const { getTaskStatus } = api.endpoints;

const task = (status: TaskDetails['status'], error: string | null = null) => ({
  details: { status, progress: 50, error },
});

/** A store in which pictures have become these tasks. */
function withTasks(...taskIds: string[]) {
  const { store, dispatched } = mockStore();
  const started = uploadAnswered({ kind: 'images', taskIds, lines: [] });
  store.dispatch(started);
  /** Asks as the polling does; answers what was dispatched since. */
  const poll = async (id: string) => {
    const before = dispatched().length;
    await store.dispatch(getTaskStatus.initiate({ id }, { subscribe: false, forceRefetch: true }));
    // A failure asks for the lines before it is told.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return dispatched().slice(before);
  };
  return { poll };
}

const asksAnew = api.util.invalidateTags(['catalogs', 'orders', listTag('tasks')]);
const ended = (taskId: string) => taskEnded({ kind: 'images', taskId, hasFailed: false, lines: [] });
const failed = (...lines: string[]) => taskEnded({ kind: 'images', taskId: 't1', hasFailed: true, lines });
const done = showAlert({ message: 'Uploaded images!', severity: 'success' });
const error = (message: string) => showAlert({ message: `Error: ${message}`, severity: 'error' });

it('tells once that a task is done, and asks anew for what it changed', async () => {
  mockApi('getTaskStatus', task('done'));
  const { poll } = withTasks('t1');
  expect(await poll('t1')).toEqual([ended('t1'), asksAnew, done]);
  expect(await poll('t1')).toEqual([]);
});

it('tells that all is done with the last of several', async () => {
  mockApi('getTaskStatus', task('done'));
  const { poll } = withTasks('t1', 't2');
  expect(await poll('t1')).toEqual([ended('t1'), asksAnew]);
  expect(await poll('t2')).toEqual([ended('t2'), asksAnew, done]);
});

it.each([
  ['is at work', task('WIP')],
  ['cannot be asked about', networkFailure()],
])('tells nothing of a task that %s', async (_what, answer) => {
  mockApi('getTaskStatus', answer);
  expect(await withTasks('t1').poll('t1')).toEqual([]);
});

it('tells nothing of a task that is not of an upload', async () => {
  mockApi('getTaskStatus', task('done'));
  expect(await withTasks('t1').poll('t9')).toEqual([]);
});

it('tells why a task has failed, with every line that the host keeps', async () => {
  mockApi('getTaskStatus', task('failed', 'Two pictures are damaged.'));
  const errors = ['WJM123.jpg is damaged', 'WJM124.jpg is damaged'];
  const kept = {
    task_id: 't1',
    class: 'images',
    status: 'failed' as const,
    progress: 50,
    error: null,
    errors,
  };
  mockApi('listTasks', { tasks: [kept] });
  expect(await withTasks('t1').poll('t1')).toEqual([
    failed(...errors),
    asksAnew,
    error('Two pictures are damaged.'),
  ]);
});

it('takes a task that the host does not know for failed', async () => {
  mockApi('getTaskStatus', problem(404, 'There is no such task.'));
  mockApi('listTasks', { tasks: [] });
  const sentence = 'There is no such task.';
  expect(await withTasks('t1').poll('t1')).toEqual([failed(sentence), asksAnew, error(sentence)]);
});

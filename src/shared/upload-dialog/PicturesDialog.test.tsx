import { act, screen, waitFor, within } from '@testing-library/react';
import { pictureLimits } from '../../domain/pictures';
import { mockApi, problem } from '../../test/mockApi';
import { renderApp } from '../../test/render';

const jpeg = (name: string, size = 20) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, ...Array.from({ length: size }, () => 1)])], name);

const task = (status: 'WIP' | 'done' | 'failed', progress: number, error: string | null = null) => ({
  details: { status, progress, error },
});

/** The decoded pictures by file name; other files have the right size. */
const unpacked = new Map<string, { width: number; height: number } | null>();

/** Decoding waits until the test calls it. */
let finishDecoding = () => {};

beforeEach(() => {
  unpacked.clear();
  answer = { status: 'success', task_id: 't1' };
  const held = new Promise<void>((resolve) => (finishDecoding = resolve));
  jest.useFakeTimers({ advanceTimers: true });
  globalThis.createImageBitmap = async (file: unknown) => {
    await held;
    const size = file instanceof File ? unpacked.get(file.name) : undefined;
    if (size === null) throw new Error('Not a picture.');
    return { ...(size ?? { width: 790, height: 1080 }), close: () => {} };
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function open(button: 'Image upload' | 'Color upload' = 'Image upload') {
  const app = renderApp('/admin/catalog/images', { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  const picker = within(dialog).getByLabelText(button === 'Image upload' ? 'Images' : 'Colors');
  return { ...app, dialog, picker, update: within(dialog).getByRole('button', { name: 'Update' }) };
}

async function choose(...files: File[]) {
  const app = await open();
  await app.user.upload(app.picker, files);
  finishDecoding();
  await waitFor(() => expect(app.update).toBeEnabled());
  return app;
}

/** The server's answer to sent pictures. */
let answer: Parameters<typeof mockApi<'uploadImages'>>[1];

/** Chooses pictures with these names and sends them; their task has this status. */
async function send(ofTask: Parameters<typeof mockApi<'getTaskStatus'>>[1], ...names: string[]) {
  const calls = mockApi('uploadImages', answer);
  const polls = mockApi('getTaskStatus', ofTask);
  const app = await choose(...names.map((name) => jpeg(name)));
  await app.user.click(app.update);
  return { ...app, calls, polls };
}

const wrongLines = (dialog: HTMLElement) => within(dialog).getByRole('list', { name: 'What is wrong' });
const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(5000));
const states = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('table', { name: 'Pictures' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('accepts several JPEGs, and is disabled until some are chosen', async () => {
  const { dialog, picker, update } = await open();
  expect(dialog).toHaveTextContent('Upload images');
  expect(dialog).toHaveTextContent('JPEG files of 790x1080 px, named like WJM123.jpg');
  expect(picker).toHaveAttribute('multiple');
  expect(update).toBeDisabled();
});

it('checks every file before the upload, and lists the errors', async () => {
  unpacked.set('WJM124.jpg', { width: 600, height: 800 });
  unpacked.set('WJM125.jpg', null);
  const { dialog, update } = await choose(
    jpeg('WJM123.jpg'),
    jpeg('WJM123_000_1.jpg'),
    jpeg('WJM124.jpg'),
    jpeg('WJM125.jpg'),
    new File(['png'], 'WJM126.jpg'),
    jpeg('coat.jpg'),
  );
  await waitFor(() => expect(update).toBeEnabled());
  expect(states(dialog)).toEqual([
    'WJM123.jpgReady',
    'WJM123_000_1.jpgReady',
    'WJM124.jpg600x800 px, not 790x1080',
    'WJM125.jpgis damaged',
    'WJM126.jpgis not a JPEG',
    'coat.jpgmust be named like WJM123.jpg or WJM123_000_1.jpg',
  ]);
  expect(dialog).toHaveTextContent('6 files chosen, 2 to send, 4 left out');
});

it('sends the valid ones, polls every 5 seconds and reports when they are done', async () => {
  const { dialog, update, calls } = await send(task('WIP', 40), 'WJM123.jpg', 'coat.jpg');
  expect(await within(dialog).findByText('Processing, done 40%')).toBeVisible();
  const { body } = calls[0] ?? {};
  expect(
    body instanceof FormData ? body.getAll('images').map((image) => image instanceof File && image.name) : [],
  ).toEqual(['WJM123.jpg']);
  expect(update).toBeDisabled();

  const last = mockApi('getTaskStatus', task('done', 100));
  await nextPoll();
  expect(await screen.findByText('Uploaded images!')).toBeInTheDocument();
  expect(within(dialog).queryByText(/Processing/)).not.toBeInTheDocument();
  await nextPoll();
  expect(last).toHaveLength(1);
});

it('never says that all is done while the task runs', async () => {
  const { dialog } = await send(task('WIP', 100), 'WJM123.jpg');
  expect(await within(dialog).findByText('Processing, done 99%')).toBeVisible();
});

it('ok_failed continues with the valid ones and lists the others', async () => {
  answer = { status: 'ok_failed', task_id: 't1', errors: ['WJM124.jpg: is broken'] };
  const { dialog } = await send(task('WIP', 0), 'WJM123.jpg', 'WJM124.jpg');
  expect(await screen.findByText('Failed to upload WJM124.jpg: is broken')).toBeInTheDocument();
  expect(await within(dialog).findByText('Processing, done 0%')).toBeVisible();
  expect(wrongLines(dialog)).toHaveTextContent('WJM124.jpg: is broken');
});

it.each([
  [
    'errors',
    { status: 'error' as const, errors: ['WJM123.jpg: no', 'WJM124.jpg: no'] },
    'WJM123.jpg: no, WJM124.jpg: no',
  ],
  ['a problem', problem(413, 'The pictures are too large.'), 'The pictures are too large.'],
])('an answer with %s ends it, and is reported', async (_what, refusal, errors) => {
  answer = refusal;
  const { update, dialog } = await send(task('WIP', 0), 'WJM123.jpg');
  expect(await screen.findByText(`Error uploading: ${errors}`)).toBeInTheDocument();
  await waitFor(() => expect(update).toBeEnabled());
  expect(states(dialog)).toEqual(['WJM123.jpgReady']);
});

it.each([
  ['has failed', task('failed', 50, 'The disk is full.'), 'The disk is full.'],
  ['the server does not know', problem(404, 'There is no such task.'), 'There is no such task.'],
])('reports a task that %s', async (_what, last, sentence) => {
  mockApi('listTasks', { tasks: [] });
  const { dialog } = await send(last, 'WJM123.jpg');
  expect(await screen.findByText(`Error: ${sentence}`)).toBeInTheDocument();
  expect(wrongLines(dialog)).toHaveTextContent(sentence);
});

it('closing stops the polling, not the task', async () => {
  const { user, dialog, polls } = await send(task('WIP', 10), 'WJM123.jpg');
  await within(dialog).findByText('Processing, done 10%');
  await user.click(within(dialog).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const before = polls.length;
  await nextPoll();
  await nextPoll();
  expect(polls).toHaveLength(before);

  mockApi('getTaskStatus', task('done', 100));
  await user.click(screen.getByRole('button', { name: 'Image upload' }));
  expect(await screen.findByText('Uploaded images!')).toBeInTheDocument();
});

it('sends more than a call may have in several calls, and waits for all their tasks', async () => {
  jest.replaceProperty(pictureLimits, 'files', 3);
  let count = 0;
  const calls = mockApi('uploadImages', () => ({ status: 'success', task_id: `t${(count += 1)}` }));
  mockApi('getTaskStatus', ({ params }) => (params.id === 't1' ? task('done', 100) : task('WIP', 50)));
  const names = ['WJM121.jpg', 'WJM122.jpg', 'WJM123.jpg', 'WJM124.jpg'];
  const { user, update, dialog } = await choose(...names.map((name) => jpeg(name)));
  await user.click(update);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => (body instanceof FormData ? body.getAll('images').length : 0))).toEqual([
    3, 1,
  ]);
  expect(await within(dialog).findByText('Processing, done 75%')).toBeVisible();
  mockApi('getTaskStatus', task('done', 100));
  await nextPoll();
  expect(await screen.findByText('Uploaded images!')).toBeInTheDocument();
});

it('colors have another naming rule, and any size', async () => {
  unpacked.set('WJM123_000.jpg', { width: 40, height: 40 });
  const calls = mockApi('uploadColors', { status: 'success', task_id: 't1' });
  mockApi('getTaskStatus', task('done', 100));
  const { user, dialog, picker, update } = await open('Color upload');
  await user.upload(picker, [jpeg('WJM123_000.jpg'), jpeg('WJM123.jpg')]);
  finishDecoding();
  await waitFor(() => expect(update).toBeEnabled());
  expect(states(dialog)).toEqual(['WJM123_000.jpgReady', 'WJM123.jpgmust be named like WJM123_000.jpg']);
  await user.click(update);
  expect(await screen.findByText('Uploaded images!')).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

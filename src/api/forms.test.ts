import { sendWithProgress, toFormData } from './forms';
import { http, HttpResponse } from 'msw';
import { mockServer } from '../test/mockApi';

it('writes every kind of field', () => {
  const one = new File(['1'], 'WJM123.jpg');
  const two = new File(['2'], 'WJM123_000_1.jpg');
  const form = toFormData({
    images: [one, two],
    name: 'x',
    yes: true,
    no: false,
    count: 3,
    empty: '',
    none: undefined,
    nil: null,
  });
  expect([...form.keys()]).toEqual(['images', 'images', 'name', 'yes', 'no', 'count', 'empty']);
  expect(form.getAll('images').map((image) => image instanceof File && image.name)).toEqual([
    one.name,
    two.name,
  ]);
  expect([form.get('yes'), form.get('no'), form.get('count'), form.get('empty')]).toEqual([
    'true',
    'false',
    '3',
    '',
  ]);
});

const url = 'http://localhost/upload';

function form(): FormData {
  const body = new FormData();
  body.append('images', new File(['x'.repeat(5000)], 'WJM123.jpg'));
  return body;
}

function send(onProgress = () => {}, signal = new AbortController().signal) {
  return sendWithProgress(
    url,
    { method: 'POST', headers: { accept: 'text/plain' }, body: form(), signal },
    onProgress,
  );
}

it('answers like fetch, and reports upload progress', async () => {
  let sent: FormData | undefined;
  mockServer.use(
    http.post(url, async ({ request }) => {
      sent = await request.formData();
      return new HttpResponse('here', { status: 207, headers: { 'x-request-id': 'r-1' } });
    }),
  );
  const onProgress = jest.fn();
  const answer = await send(onProgress);
  expect([answer.status, await answer.text(), answer.headers.get('x-request-id')]).toEqual([
    207,
    'here',
    'r-1',
  ]);
  expect(sent?.getAll('images')).toHaveLength(1);
  const [loaded, total] = onProgress.mock.lastCall ?? [];
  expect(loaded).toBe(total);
});

it("rejects when the server can't be reached", async () => {
  mockServer.use(http.post(url, () => HttpResponse.error()));
  await expect(send()).rejects.toThrow('The request has failed.');
});

it('can be cancelled', async () => {
  mockServer.use(http.post(url, () => new Promise<never>(() => {})));
  const controller = new AbortController();
  const sending = send(undefined, controller.signal);
  controller.abort();
  await expect(sending).rejects.toThrow('The request was cancelled.');
});

import { http, HttpResponse } from 'msw';
import { mockServer } from '../test/mockApi';
import { sendWithProgress } from './sendWithProgress';

const url = 'http://localhost/upload';

function form(): FormData {
  const body = new FormData();
  body.append('images', new File(['x'.repeat(5000)], 'WJM123.jpg'));
  return body;
}

function send(tell = () => {}, signal = new AbortController().signal) {
  return sendWithProgress(
    url,
    { method: 'POST', headers: { accept: 'text/plain' }, body: form(), signal },
    tell,
  );
}

it('answers as fetch does, and tells how much has gone out', async () => {
  let sent: FormData | undefined;
  mockServer.use(
    http.post(url, async ({ request }) => {
      sent = await request.formData();
      return new HttpResponse('here', { status: 207, headers: { 'x-request-id': 'r-1' } });
    }),
  );
  const tell = jest.fn();
  const answer = await send(tell);
  expect([answer.status, await answer.text(), answer.headers.get('x-request-id')]).toEqual([
    207,
    'here',
    'r-1',
  ]);
  expect(sent?.getAll('images')).toHaveLength(1);
  const [loaded, total] = tell.mock.lastCall ?? [];
  expect(loaded).toBe(total);
});

it('rejects when nobody can be reached', async () => {
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

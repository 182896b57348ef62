import { handlers } from '../app';
import { Download } from '../core/call';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let t: TestApp;
let make: (signal: AbortSignal) => Promise<Uint8Array>;

beforeAll(async () => {
  const file = new Download('order.xlsx', type, (signal) => make(signal), false, '"tag"');
  jest.spyOn(handlers, 'downloadOrderExcel').mockResolvedValue(file);
  t = await buildTestApp();
});
afterAll(() => t.close());

test('a file is made for a client that does not have it', async () => {
  make = jest.fn(async () => Uint8Array.of(1, 2, 3));
  const user = t.as(await buildUser(t.db));
  const ask = (headers: Record<string, string>) =>
    user.call('downloadOrderExcel', { params: { id: '1' }, headers });
  const { status, raw, headers } = await ask({ 'if-none-match': '"another"' });
  expect([status, [...raw], headers.etag]).toEqual([200, [1, 2, 3], '"tag"']);
  expect(headers['cache-control']).toBe('private, no-cache');
  for (const known of ['"tag"', 'W/"tag"', '"another", "tag"', '*']) {
    const answer = await ask({ 'if-none-match': known });
    expect([answer.status, answer.headers['cache-control']]).toEqual([304, 'private, no-cache']);
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test('the name of a file can end neither the header nor its quotes', async () => {
  const file = new Download('Été "27"; a\\b\r\nX-Header: 1.xlsx', type, Buffer.from('x'), false, null);
  jest.mocked(handlers.downloadOrderExcel).mockResolvedValueOnce(file);
  const { headers } = await t.as(await buildUser(t.db)).call('downloadOrderExcel', { params: { id: '1' } });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Ete _27_; a_bX-Header: 1.xlsx"; filename*=UTF-8''%C3%89t%C3%A9%20%2227%22%3B%20a%5Cb%0D%0AX-Header%3A%201.xlsx`,
  );
  expect(headers['x-header']).toBeUndefined();
});

test('no file is made for a client that has disconnected', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const givenUp = new Promise<void>((resolve) => {
    make = (signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason);
          resolve();
        });
        begin();
      });
  });
  const user = await buildUser(t.db);
  // Signs the person in.
  await t.as(user).call('getMe');
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const caller = new AbortController();
  const asked = fetch(`${address}/api/order/download/excel/1`, {
    headers: { cookie: `linedesk_session=token-of-${user.id}` },
    signal: caller.signal,
  }).catch(() => 'cancelled');
  await begun;
  caller.abort();
  expect(await asked).toBe('cancelled');
  await givenUp;
});

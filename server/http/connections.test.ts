import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildTestApp, type TestApp } from '../test/buildTestApp';
import { buildUser } from '../test/factories';
import { connectRaw, connectRawTo, type RawClient } from '../test/rawClient';
import { until } from '../test/until';
import { closeApp, connectionLimits, createHttpServer } from './connections';

let t: TestApp;
let cookie: string;
const clients: RawClient[] = [];

const impatient = {
  head: 300,
  call: 60_000,
  pace: { time: 300, bytes: 1000 },
  idle: 60_000,
  unread: 60_000,
  discard: { time: 60_000, bytes: 4_000_000 },
  checks: 100,
};

beforeAll(async () => {
  t = await buildTestApp({ limits: impatient });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = await t.cookieOf(await buildUser(t.db, { roles: ['admin'] }));
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.destroy();
});
afterAll(() => t.close());

async function open() {
  const client = await connectRaw(t.app);
  clients.push(client);
  return client;
}

const origin = 'Host: localhost\r\nOrigin: http://localhost:3000\r\n';
const question = `GET /healthz HTTP/1.1\r\n${origin}\r\n`;
const json = (length: number) =>
  `POST /auth/token HTTP/1.1\r\n${origin}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const upload = (body: string, { type = 'multipart/form-data; boundary=xx', length = body.length } = {}) =>
  `POST /api/mgmt/upload_stock_async HTTP/1.1\r\n${origin}Cookie: ${cookie}\r\n` +
  `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
const file = (content: string) =>
  `--xx\r\nContent-Disposition: form-data; name="file_path"; filename="a.xlsx"\r\n\r\n${content}`;
const uploads = () => readdirSync(path.join(t.env.dataDir, 'tmp'));

describe('a client that does not finish', () => {
  test.each([
    ['half a head', 'GET /healthz HTTP/1.1\r\nHost:'],
    ['half a body', `${json(200)}{"username":`],
    [
      'half a body without a length',
      `${json(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}5\r\n{"use`,
    ],
  ])('is answered 408 after %s', async (_what, bytes) => {
    const client = await open();
    client.send(bytes);
    const { status, headers, body } = await client.answer();
    expect([status, headers['content-type'], headers.connection]).toEqual([
      408,
      'application/problem+json',
      'close',
    ]);
    expect(JSON.parse(body)).toMatchObject({ status: 408, detail: 'The request took too long to arrive.' });
    await client.closed;
  });

  test('is disconnected when it never sends a request', async () => {
    const client = await open();
    await client.closed;
  });

  test('is disconnected in the middle of an upload, whose files are removed', async () => {
    const client = await open();
    client.send(upload(file('abc'), { length: 100_000 }));
    expect((await client.answer()).status).toBe(408);
    await client.closed;
    await until(() => uploads().length === 0);
  });

  test('does not block other clients', async () => {
    const slow = await Promise.all(Array.from({ length: 700 }, () => open()));
    slow.forEach((client, index) =>
      client.send(
        index < 500 ? 'GET /api/me HTTP/1.1\r\nHost: a\r\nX-Slow: ' : `${json(10_000)}{"username":"`,
      ),
    );
    const other = await open();
    other.send(question);
    expect((await other.answer()).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});

test.each([
  ['is no HTTP', 'nonsense\r\n\r\n', 400],
  [
    'says twice how long it is',
    'POST /auth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'has two lengths',
    'POST /auth/token HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x',
    400,
  ],
  ['has too large a head', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
])('what %s is a problem', async (_what, bytes, status) => {
  const client = await open();
  client.send(bytes);
  const answer = await client.answer();
  expect([answer.status, JSON.parse(answer.body).status]).toEqual([status, status]);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await client.closed;
});

test('TRACE is not answered with what was sent', async () => {
  const client = await open();
  client.send(
    'TRACE /api/me HTTP/1.1\r\nHost: a\r\nOrigin: http://localhost:3000\r\nX-Secret: river\r\n\r\n',
  );
  const answer = await client.answer();
  expect([answer.status, answer.body]).toEqual([404, expect.not.stringContaining('river')]);
  client.socket.destroy();
});

describe('a refused body', () => {
  test.each([
    ['without a session', () => upload('x'.repeat(1_000_000)).replace(cookie, ''), 401],
    [
      'of an unknown address',
      () => json(1_000_000).replace('/auth/token', '/api/no') + 'x'.repeat(1_000_000),
      404,
    ],
    ['over the limit without a session', () => json(1_000_000) + 'x'.repeat(1_000_000), 413],
    ['of another type', () => upload('x'.repeat(1_000_000), { type: 'text/plain' }), 415],
    ['that is no form', () => upload('x'.repeat(1_000_000)), 400],
    ['without a boundary', () => upload('x'.repeat(1_000_000), { type: 'multipart/form-data' }), 400],
    ['with a nameless part', () => upload(`--xx\r\n\r\na\r\n${file('a'.repeat(100_000))}\r\n--xx--`), 400],
    [
      'with a line feed in a name',
      () => upload(file('abc\r\n--xx--').replace('file_path', 'file\npath')),
      400,
    ],
    ['that ends after 20 KB', () => upload(file('a'.repeat(20_000))), 400],
    ['that ends after 60 KB', () => upload(file('a'.repeat(60_000))), 400],
    ['that ends after 2 MB', () => upload(file('a'.repeat(2_000_000))), 400],
    [
      'with thousands of fields',
      () => upload('--xx\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n'.repeat(9000)),
      413,
    ],
    ['with a file just over its limit', () => upload(`${file('a'.repeat(20_971_521))}\r\n--xx--\r\n`), 413],
    ['with a NUL', () => upload(`--xx\r\nContent-Disposition: form-data; name=a\r\n\r\n\0\r\n--xx--`), 422],
    [
      'with a part in a part',
      () => upload('--xx\r\nContent-Type: multipart/mixed; boundary=yy\r\n\r\n--yy--\r\n--xx--'),
      400,
    ],
  ])('%s is answered, and so is the next call on the connection', async (_what, bytes, status) => {
    const client = await open();
    client.send(bytes());
    const answer = await client.answer();
    expect(JSON.parse(answer.body)).toMatchObject({ status, detail: expect.any(String) });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/problem+json']);
    client.send(question);
    expect((await client.answer()).status).toBe(200);
    expect(uploads()).toEqual([]);
  });

  test('that does not end is cut off', async () => {
    const client = await open();
    client.send(json(1_000_000_000));
    expect((await client.answer()).status).toBe(413);
    const more = 'x'.repeat(100_000);
    const timer = setInterval(() => client.send(more), 1);
    await client.closed;
    clearInterval(timer);
  });
});

test('an aborted upload leaves nothing behind', async () => {
  const client = await open();
  client.send(upload(file('a'.repeat(200_000)), { length: 1_000_000 }));
  await until(() => uploads().length === 1);
  client.socket.destroy();
  await until(() => uploads().length === 0);
});

describe('a response', () => {
  const limits = { ...connectionLimits, unread: 200 };
  const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

  async function serve(listener: RequestListener) {
    const { server } = createHttpServer(listener, limits);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const client = await connectRawTo(port);
    clients.push(client);
    client.send(ask);
    return { server, client };
  }

  test('that nobody reads is cut off', async () => {
    const closed: boolean[] = [];
    const { server, client } = await serve((_request, response) => {
      response.once('close', () => closed.push(true));
      response.end(Buffer.alloc(50_000_000));
    });
    client.socket.pause();
    await until(() => closed.length > 0);
    client.socket.destroy();
    server.close();
  });

  test('that takes long to make is not cut off', async () => {
    const { server, client } = await serve((_request, response) => {
      setTimeout(() => response.end('late'), 3 * limits.unread);
    });
    expect((await client.answer()).body).toBe('late');
    client.socket.destroy();
    server.close();
  });
});

describe('a host that stops', () => {
  const anHour = 3_600_000;

  async function start(limits = impatient) {
    const stopping = await buildTestApp({ limits });
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const connected = async () => {
      const client = await connectRaw(stopping.app);
      clients.push(client);
      return client;
    };
    return { stopping, connected };
  }

  test('responds to requests on open connections and on those in the backlog', async () => {
    const { stopping, connected } = await start({ ...impatient, head: 60_000 });
    const [unused, idle] = [await connected(), await connected()];
    idle.send(question);
    expect((await idle.answer()).headers.connection).toBe('keep-alive');
    const waiting = Array.from({ length: 20 }, () => connected());
    const closed = closeApp(stopping.app, anHour);
    const all = [unused, idle, ...(await Promise.all(waiting))];
    for (const client of all) client.send(question);
    for (const client of all) {
      const { status, headers } = await client.answer();
      expect([status, headers.connection]).toEqual([200, 'close']);
    }
    await closed;
    await stopping.close();
  });

  test.each([
    ['head', 'GET /healthz HTTP/1.1\r\nHost:'],
    ['body', `${json(200)}{"username":`],
  ])('waits for the rest of a %s only as long as for a head', async (_what, bytes) => {
    const { stopping, connected } = await start({ ...impatient, pace: { time: anHour, bytes: 1000 } });
    const [client, other] = [await connected(), await connected()];
    client.send(bytes);
    // Once it has a response, the host has read what was sent before.
    other.send(question);
    await other.answer();
    const closed = closeApp(stopping.app, anHour);
    expect((await client.answer()).status).toBe(408);
    await closed;
    await stopping.close();
  });

  test('limits how long it waits for a body that begins while it stops', async () => {
    const { stopping, connected } = await start({ ...impatient, pace: { time: anHour, bytes: 1000 } });
    const client = await connected();
    const closed = closeApp(stopping.app, anHour);
    client.send(`${json(200)}{"username":`);
    expect((await client.answer()).status).toBe(408);
    await closed;
    await stopping.close();
  });
});

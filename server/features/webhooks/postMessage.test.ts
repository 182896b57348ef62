import { type AddressInfo, createServer } from 'node:net';
import { openReceiver } from '../../test/buildWebhook';
import { until } from '../../test/until';
import { postMessage } from './postMessage';

/** Gets messages, and never answers. */
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver(() => null);
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.close());

const signal = new AbortController().signal;
const send = (url: string, options: Partial<Parameters<typeof postMessage>[1]> = {}) =>
  postMessage({ url: new URL(url), headers: {}, body: '{}' }, { allowsPrivate: true, signal, ...options });

test('says when the receiver is too slow', async () => {
  expect(await send(receiver.url, { patienceMs: 50 })).toMatchObject({
    fault: { text: 'It did not answer within {seconds} seconds.' },
  });
});

test.each([
  'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
  'nonsense\r\n\r\n',
  '',
])('says when the receiver answers %j', async (text) => {
  const server = createServer((socket) => void socket.resume().end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({
    fault: { text: 'It could not be reached: {reason}.' },
  });
  await new Promise((resolve) => server.close(resolve));
});

test('says in words why there is no connection', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({
    fault: { values: { reason: { text: 'it refuses the connection' } } },
  });
});

test('reads no more of a long answer than its status', async () => {
  const server = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n');
    socket.resume().on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send(`http://127.0.0.1:${port}`)).toEqual({ status: 200 });
  // Closes only once the connection is gone.
  await new Promise((resolve) => server.close(resolve));
});

test('throws when the host stops', async () => {
  const stopping = new AbortController();
  const sent = send(receiver.url, { signal: stopping.signal });
  await until(async () => receiver.received.length === 1);
  stopping.abort();
  await expect(sent).rejects.toThrow('aborted');
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedCode } from '../../test/documentedCode';
import { until } from '../../test/until';
import { postMessage, type Reply } from './postMessage';
import { newSecret, secretText, signedHeaders } from './signature';

const secret = newSecret();
const folder = mkdtempSync(path.join(tmpdir(), 'linedesk-receiver-'));
const body = JSON.stringify({ type: 'order.shipped', timestamp: '', data: { order_id: '1042 à' } });
let receiver: ChildProcess;
let url: URL;
let printed = '';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const now = () => Math.floor(Date.now() / 1000);

function send(time: number, key = secret, sent = body): Promise<Reply> {
  const headers = signedHeaders(key, { messageId: 'msg_1', time, body });
  const { signal } = new AbortController();
  return postMessage({ url, headers, body: sent }, { allowsPrivate: true, signal });
}

beforeAll(async () => {
  const code = documentedCode('webhooks');
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  const file = path.join(folder, 'receiver.mjs');
  writeFileSync(file, code);
  const port = await freePort();
  url = new URL(`http://127.0.0.1:${port}/`);
  receiver = spawn(process.execPath, [file], {
    env: { PORT: String(port), WEBHOOK_SECRET: secretText(secret) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout?.on('data', (text: Buffer) => (printed += text.toString()));
  await until(async () => 'status' in (await send(0)));
});
afterAll(() => {
  receiver.kill();
  rmSync(folder, { recursive: true });
});

test('the receiver in /api/docs takes genuine messages', async () => {
  expect(await send(now())).toEqual({ status: 204 });
  await until(async () => printed !== '');
  expect(printed).toBe('order.shipped: order 1042 à\n');
});

test.each([
  ['with the signature of another secret', () => send(now(), newSecret())],
  ['with another content', () => send(now(), secret, `${body} `)],
  ['that are old', () => send(now() - 301)],
])('and refuses those %s', async (_what, sent) => {
  expect(await sent()).toEqual({ status: 400 });
});

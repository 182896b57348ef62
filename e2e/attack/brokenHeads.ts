import { type Caller, headOf } from './brokenForms';
import type { Findings } from './findings';
import { RawClient } from './RawClient';
import type { Tally } from './Tally';

const brokenHeads = (host: string): [string, string][] => [
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n'],
  ['HTTP/0.9', 'GET /api/me\r\n\r\n'],
  ['HTTP/9.9', `GET /api/me HTTP/9.9\r\nHost: ${host}\r\n\r\n`],
  ['no host', 'GET /api/me HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nHost: evil.test\r\n\r\n`],
  ['a space before a colon', `GET /api/me HTTP/1.1\r\nHost : ${host}\r\n\r\n`],
  ['a bare line feed', `GET /api/me HTTP/1.1\nHost: ${host}\n\n`],
  ['a head of 100 KB', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
  ['5,000 lines', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\n${'X: y\r\n'.repeat(5000)}\r\n`],
  ['a negative length', `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`],
  [
    'two lengths',
    `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  ],
  [
    'a length and chunks',
    `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'a broken chunk',
    `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['an unknown coding', `POST /auth/token HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: gzip\r\n\r\n`],
  ['a coding that is none', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: identity\r\n\r\n`],
  ['an unknown expectation', `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nExpect: 200-ok\r\n\r\n`],
  ['CONNECT', `CONNECT evil.test:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  [
    'an upgrade',
    `GET /api/me HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  ],
];

/** Sends malformed requests, and several at once. */
export async function sendBrokenHeads(caller: Caller, findings: Findings, tally: Tally): Promise<void> {
  for (const [name, text] of brokenHeads(new URL(caller.url).host)) {
    const { client, came, status } = await RawClient.ask(caller.url, text);
    tally.count(status);
    if (came === 'nothing' || status >= 500 || (status >= 200 && status < 300))
      findings.add('a broken head without a proper answer', `${came} ${status}`, name);
    client.destroy();
  }
  const client = await RawClient.connect(caller.url);
  const get = headOf(caller, '/api/me', { method: 'GET', type: 'text/plain', length: 0 });
  if ((await client.write(get + get + get).answered(3)) !== 'answered')
    findings.add('calls sent at once that are not all answered', String(client.statuses()));
  client.destroy();
}

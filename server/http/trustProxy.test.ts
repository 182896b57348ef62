import { loginFailures } from '../db/schema';
import { buildTestApp, type TestApp } from '../test/buildTestApp';

let t: TestApp;
afterEach(() => t.close());

/** The IP address against which a failed sign-in is counted. */
async function countedFor(remoteAddress: string, forwarded: string): Promise<string | undefined> {
  await t.db.delete(loginFailures);
  await t.app.inject({
    method: 'POST',
    url: '/auth/token',
    payload: { username: 'nobody@shop.test', password: 'wrong' },
    headers: { origin: 'http://localhost:3000', 'x-forwarded-for': forwarded },
    remoteAddress,
  });
  const keys = (await t.db.select().from(loginFailures)).map(({ key }) => key);
  return keys.find((key) => key.startsWith('address:'))?.slice('address:'.length);
}

test.each([
  [
    undefined,
    [
      ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
      ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
      ['10.0.0.5', '203.0.113.9', '10.0.0.5'],
    ],
  ],
  [
    '10.0.0.5, 10.1.0.0/16, 2001:db8::/32',
    [
      ['10.0.0.5', '203.0.113.9', '203.0.113.9'],
      ['::ffff:10.0.0.5', '203.0.113.9', '203.0.113.9'],
      ['2001:db8::7', '203.0.113.9', '203.0.113.9'],
      // What the client itself sent is to the left of what the first trusted proxy saw.
      ['10.0.0.5', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
      ['10.2.0.1', '203.0.113.9', '10.2.0.1'],
      ['127.0.0.1', '203.0.113.9', '127.0.0.1'],
    ],
  ],
  [
    '2',
    [
      ['10.0.0.5', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
      ['10.0.0.5', '203.0.113.9', '203.0.113.9'],
    ],
  ],
  ['0', [['127.0.0.1', '203.0.113.9', '127.0.0.1']]],
])('with TRUST_PROXY=%s a sign-in is counted for the right address', async (TRUST_PROXY, rows) => {
  t = await buildTestApp({ env: { TRUST_PROXY } });
  const counted: (string | undefined)[][] = [];
  for (const [remote = '', forwarded = ''] of rows)
    counted.push([remote, forwarded, await countedFor(remote, forwarded)]);
  expect(counted).toEqual(rows);
});

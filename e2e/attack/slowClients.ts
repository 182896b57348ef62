import { type Caller, headOf, uploadPath } from './brokenForms';
import type { Finding } from './findings';
import { RawClient } from './RawClient';
import { NoAnswer } from './send';
import type { Tally } from './Tally';
import type { World } from './World';

const from = 'slow clients';

/** Opens connections that stay unused, or stop within a head or a body; answers what closes them all. */
export async function openSlowClients(caller: Caller, each: number): Promise<RawClient[]> {
  const halves: ((client: RawClient) => RawClient)[] = [
    (client) => client,
    (client) => client.write('GET /api/me HTT'),
    (client) => client.write(`GET /api/me HTTP/1.1\r\nHost: ${new URL(caller.url).host}\r\nX: `),
    (client) =>
      client.write(headOf(caller, '/auth/token', { type: 'application/json', length: 100 }), '{"user'),
    (client) => client.write(headOf(caller, uploadPath, { length: 2_000_000 }), 'x'.repeat(1000)),
    (client) =>
      client.write(
        headOf(caller, uploadPath, { length: 2_000_000 }),
        '--attackboundary\r\nContent-Disposition: form-data; name="stocks_file"; filename="s.xlsx"\r\n\r\n',
        'x'.repeat(500_000),
      ),
  ];
  const opened = halves.flatMap((half) =>
    Array.from({ length: each }, async () => half(await RawClient.connect(caller.url))),
  );
  return Promise.all(opened);
}

/** Leaves many calls unfinished while somebody else, who must be answered, works; then disconnects midway. */
export async function holdSlowClients(world: World, caller: Caller, tally: Tally): Promise<Finding[]> {
  const slow = await openSlowClients(caller, 20);
  const findings: Finding[] = [];
  try {
    // Bodies that arrive byte by byte, while somebody else works.
    for (let round = 0; round < 10; round += 1) {
      slow.forEach((client) => client.write('x'));
      const answer = await world.send(world.json('GET', '/api/me'), world.person('agent'));
      tally.count(answer.statusCode, 'getMe');
      if (answer.statusCode !== 200)
        findings.push({
          from,
          what: 'a proper call that is not answered beside slow ones',
          detail: String(answer.statusCode),
          call: 'GET /api/me',
        });
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    findings.push({
      from,
      what: 'a proper call that is not answered beside slow ones',
      detail: error.message,
      call: 'GET /api/me',
    });
  }
  slow.forEach((client) => client.destroy());
  return findings;
}

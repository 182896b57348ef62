import { type Caller, headOf, uploadPath } from './brokenForms';
import type { Findings } from './findings';
import { RawClient } from './RawClient';
import { NoAnswer } from './send';
import type { Tally } from './Tally';
import type { World } from './World';

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
export async function holdSlowClients(
  { world, caller }: { world: World; caller: Caller },
  findings: Findings,
  tally: Tally,
): Promise<void> {
  const slow = await openSlowClients(caller, 20);
  const notAnswered = (detail: string) =>
    findings.add('a proper call that is not answered beside slow ones', detail, 'GET /api/me');
  try {
    // Bodies that arrive byte by byte, while somebody else works.
    for (let round = 0; round < 10; round += 1) {
      slow.forEach((client) => client.write('x'));
      const answer = await world.send(world.json('GET', '/api/me'), world.person('agent'));
      tally.count(answer.statusCode, 'getMe');
      if (answer.statusCode !== 200) notAnswered(String(answer.statusCode));
    }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    notAnswered(error.message);
  }
  slow.forEach((client) => client.destroy());
}

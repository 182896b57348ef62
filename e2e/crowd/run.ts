import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from '../../bench/tools/report';
import { seed } from '../../bench/tools/seed';
import { type Measure, startWatchedHost } from '../../bench/tools/startWatchedHost';
import { withDatabase } from '../../bench/tools/withDatabase';
import { openAccounts } from './accounts';
import { arrive, type Person } from './person';
import { createTally, type Tally } from './tally';

/*
 * Two hundred people work at one host for five minutes: they read lists and sheets, save, and make documents. No call may
 * fail, and memory may not grow. How late the event loop was is printed, as it depends on the machine.
 */

const measures = 3;
/** How far the last memory measurement may exceed the first. */
const flat = 1.1;

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, seconds: { type: 'string', default: '300' } },
});
const people = Number(values.people);
const seconds = Number(values.seconds);

function printSteps({ took }: Tally) {
  console.table(
    Object.fromEntries(
      [...took].map(([what, times]) => [
        what,
        {
          count: times.length,
          'p50 ms': Math.round(quantile(times, 0.5)),
          'p99 ms': Math.round(quantile(times, 0.99)),
          'max ms': Math.round(Math.max(...times)),
        },
      ]),
    ),
  );
}

function printMeasures(found: readonly Measure[]) {
  const round = (value: number) => Math.round(value * 10) / 10;
  console.table(
    found.map(({ loop, heapMb, externalMb, rssMb }) => ({
      'loop p50 ms': round(loop.p50),
      'loop p99 ms': round(loop.p99),
      'loop max ms': round(loop.max),
      'heap MB': round(heapMb),
      'external MB': round(externalMb),
      'RSS MB': round(rssMb),
    })),
  );
}

/** Prints whether something holds; what does not, fails the run. */
function verdict(what: string, holds: boolean): void {
  console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
  if (!holds) process.exitCode = 1;
}

void withDatabase(async ({ url, env }) => {
  await seed(env, { orders: 5000, garments: 200, customers: people });
  const accounts = await openAccounts(url, people);
  const host = await startWatchedHost(env);
  try {
    const tally = createTally();
    const crowd: Person[] = [];
    // One after the other: everybody signing in at once is a different benchmark.
    for (const account of accounts) crowd.push(await arrive(host, account, tally));
    await host.measure();
    const found: Measure[] = [];
    const started = Date.now();
    // They keep working while memory is measured: after a pause everybody would begin again at the same moment.
    const atWork = Promise.all(crowd.map((person) => person.work(started + seconds * 1000)));
    for (let part = 1; part <= measures; part += 1) {
      await sleep(started + (part * seconds * 1000) / measures - Date.now());
      found.push(await host.measure());
      console.log(`${Math.round((Date.now() - started) / 1000)} s, ${tally.errors.length} errors`);
    }
    await atWork;
    const lasted = (Date.now() - started) / 1000;
    const calls = [...tally.took.values()].reduce((sum, { length }) => sum + length, 0);

    console.log(
      `\n${people} people for ${Math.round(lasted)} s: ${Math.round(calls / lasted)} calls a second`,
    );
    printSteps(tally);
    printMeasures(found);
    const [first] = found;
    const last = found.at(-1);
    for (const [error, count] of countEach(tally.errors)) console.log(`${count} x ${error}`);
    const p99 = Math.max(...found.map(({ loop }) => loop.p99));
    verdict(`${tally.errors.length} errors (bar: 0)`, tally.errors.length === 0);
    console.log(`event loop at most ${p99.toFixed(1)} ms late, p99`);
    if (first === undefined || last === undefined) return;
    for (const [what, key] of [
      ['heap', 'heapMb'],
      ['RSS', 'rssMb'],
    ] as const) {
      const growth = last[key] / first[key];
      verdict(
        `${what} of the last measure ${growth.toFixed(2)}x of the first (bar: ${flat}x)`,
        growth <= flat,
      );
    }
  } finally {
    await host.stop();
  }
});

function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed as fill } from '../../bench/tools/seed';
import { type Cluster, startCluster } from './Cluster';
import { calmMs, faults } from './faults';
import { longestGap, waitForErp, waitForTasks } from './judge';
import { openPages, type Pages } from './pages';
import { nothingSeen, type Person, type Seen, sendOrders, signIn, typeNumbers } from './people';
import { exportOften, noReports, overlookOften, type Reported } from './reports';
import { startErp } from './startErp';
import { verdictsOn, verdictsOnReports } from './verdicts';

const people = 8;
/** Reports may fail as long as saves do, and so many ms more: others find out in their own time what was killed. */
const graceMs = 5000;

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

type FaultReport = Record<string, Record<string, number | string>>;

/** Starts everything in `folder`, has people work while one part after the other is killed, and says whether all was kept. */
export async function faultDay(folder: string, seed: number): Promise<boolean> {
  const cluster = await startCluster(folder);
  const erp = startErp(cluster.erpDir);
  const seen = nothingSeen();
  const reported = noReports();
  const day = new AbortController();
  let pages: Pages | null = null;
  // Ctrl+C leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  }
  try {
    await startAll(cluster, folder);
    const crowd: Person[] = [];
    // One after the other: many at once look like somebody who guesses a password.
    while (crowd.length < people + 3) crowd.push(await signIn(cluster.url, seen));
    const [clerk, exporter, overlooker, ...typists] = crowd;
    if (!clerk || !exporter || !overlooker) throw new Error('Nobody came.');
    const onSignedOut = () => (seen.signedOut += 1);
    pages = await openPages(cluster.url, seed, { until: day.signal, folder, onSignedOut });
    const typing = Promise.all(
      typists.map((person, index) => typeNumbers(person, `Typist ${index + 1}`, seen, day.signal)),
    );
    const others = Promise.all([
      sendOrders(clerk, seen, day.signal),
      exportOften(exporter, reported, day.signal),
      overlookOften(overlooker, reported, day.signal),
    ]);
    // What ends early is told when the day ends.
    for (const work of [typing, others]) work.catch(() => undefined);
    await sleep(calmMs);
    console.table(await strikeAll(cluster, seen, reported));

    day.abort();
    const checks = await typing;
    await others;
    for (const check of checks) await check();
    say('the pages save what is left');
    seen.lost.push(...(await pages.calm()));
    const unfinished = await waitForTasks(clerk, seen);
    await waitForErp(clerk, seen);
    for (const person of crowd) await person.call('GET', '/api/me');
    const sources = await cluster.reportsBySource();
    const verdicts = [
      ...verdictsOn({ seen, booked: erp.booked, unfinished, pages: pages.figures() }),
      ...verdictsOnReports(reported, sources),
    ];
    for (const [isMet, what] of verdicts) console.log(`${isMet ? 'kept' : 'NOT KEPT'}: ${what}`);
    for (const line of [...seen.lost, ...unfinished, ...reported.old].slice(0, 20)) console.log(line);
    return verdicts.every(([isMet]) => isMet);
  } finally {
    day.abort();
    await pages?.close();
    await erp.stop();
    await cluster.stop();
  }
}

async function startAll(cluster: Cluster, folder: string): Promise<void> {
  await cluster.startDatabase();
  say('three databases run, one the primary, one its synchronous standby');
  const env = { DATABASE_URL: cluster.directUrl, DATA_DIR: path.join(folder, 'host1'), DEMO: 'true' };
  await fill(env, { orders: 50 });
  await cluster.startHosts();
  say('two hosts run behind the proxy');
}

/** Kills one part after the other; answers what that was like for people. */
async function strikeAll(cluster: Cluster, seen: Seen, reported: Reported): Promise<FaultReport> {
  const report: FaultReport = {};
  for (const { what, strike } of faults) {
    const from = Date.now();
    seen.failures.clear();
    await strike(cluster);
    await sleep(calmMs);
    const to = Date.now();
    const gap = longestGap(seen.acknowledged, from, to);
    reported.allowed.push({ from, to: gap.end + graceMs });
    report[what] = {
      'seconds without a save': gap.seconds,
      'without an export': longestGap(reported.exports, from, to).seconds,
      'without an overview': longestGap(reported.overviews, from, to).seconds,
      'answers that were no success': [...seen.failures]
        .map(([answer, times]) => `${times} x ${answer}`)
        .join(', '),
    };
    say(`${what} was killed: ${gap.seconds.toFixed(1)} s without a save`);
  }
  return report;
}

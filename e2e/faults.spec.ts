import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemo } from './demoFolder';
import { openWorld } from './faults/openWorld';
import { Storm } from './faults/Storm';
import { freePort } from './freePort';
import { type Hosts, startHosts } from './startHosts';

/*
 * Seeded faults around a line sheet: calls dropped, delayed, refused, cut off; host and tabs killed; a second tab and
 * a second person at work; numbers typed, filled, pasted, entered as size runs and taken from files; tabs opened
 * offline. FAULTS_SEEDS is how many, FAULTS_FROM the first. Replay a failing one with FAULTS_FROM=<seed>
 * FAULTS_SEEDS=1.
 */
const count = Number(process.env.FAULTS_SEEDS ?? 1);
const from = Number(process.env.FAULTS_FROM ?? 2);

let folder = '';
let host: Hosts;

// A run waits for what it breaks: a host that restarts, calls that are retried at growing intervals.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'linedesk-faults-'));
  copyDemo(folder);
  host = await startHosts(folder, await freePort());
});

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (let seed = from; seed < from + count; seed += 1) {
  // Every other one with a service worker, and tabs that open while there is no host.
  const startsOffline = seed % 2 === 0;
  test(`storm ${seed}${startsOffline ? ', offline too' : ''}: nothing typed is lost`, async ({ browser }) => {
    const world = await openWorld(browser, host.url, `Storm ${seed}`, host.killed);
    const storm = new Storm(seed, world, { startsOffline });
    await storm.open();
    await storm.rage();
    const lost = await storm.calm();
    if (startsOffline) expect(storm.typedOffline).toBeGreaterThan(0);
    expect(lost, `seed ${seed}\n${String(storm.ledger)}`).toEqual([]);
  });
}

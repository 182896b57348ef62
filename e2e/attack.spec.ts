import { expect, test } from '@playwright/test';
import { tryBadClients } from './attack/badClients';
import { endHost } from './attack/ending';
import { type Finding, describeFinding } from './attack/findings';
import { raceIdentity } from './attack/identity/races';
import { stealIdentity } from './attack/identity/stolen';
import { stormIdentity } from './attack/identity/storm';
import { runSeed } from './attack/runSeed';
import { trySecondFactor } from './attack/secondFactor';
import { tryStorms } from './attack/storms';
import { tryStrangers } from './attack/strangers';
import { Tally } from './attack/Tally';
import { Target } from './attack/Target';

/*
 * A few of the attacks that `npm run attack` makes by the hundred. They share a host, which the last one shuts down.
 */
const seeds = [1];

test.describe.configure({ mode: 'default', timeout: 180_000 });

let target: Target;
const tally = new Tally();

test.beforeAll(async () => {
  target = await Target.start();
});
test.afterAll(() => target.end());

const described = (findings: Finding[]) => findings.map(describeFinding);

for (const seed of seeds) {
  test(`attack ${seed}: no call of it does harm, whatever it sends`, async () => {
    expect(described(await runSeed(target, seed, tally))).toEqual([]);
  });
}

test("nobody sees or changes another's records by their ids", async () => {
  expect(described(await tryStrangers(target, tally))).toEqual([]);
});

test('slow and broken clients are answered or closed, and nothing of theirs is left', async () => {
  expect(described(await tryBadClients(target, tally))).toEqual([]);
});

test('storms of sign-ins let nobody in, shut no owner out and tell nothing', async () => {
  expect(described(await tryStorms(target, tally))).toEqual([]);
});

test('a known password does not get past a second factor', async () => {
  expect(described(await trySecondFactor(target, tally))).toEqual([]);
});

test('what an owner has used up lets nobody in', async () => {
  expect(described(await stormIdentity(target, 1, tally))).toEqual([]);
});

test('a stolen session and a known password do not keep an account, and nothing tells accounts apart', async () => {
  expect(described(await stealIdentity(target, tally))).toEqual([]);
});

test('what works once lets in once, however often it is used at once', async () => {
  expect(described(await raceIdentity(target, tally))).toEqual([]);
});

test('a host with open connections ends, and its log tells no secret', async () => {
  expect(described(await endHost(target))).toEqual([]);
});

// npm run attack: runs seeded attacks on a separate host. ATTACK_SEEDS is how many, ATTACK_FROM the first.
import { tryBadClients } from './badClients';
import { endHost } from './ending';
import { type Finding, tallyOf, describeFinding } from './findings';
import { raceIdentity } from './identity/races';
import { stealIdentity } from './identity/stolen';
import { stormIdentity } from './identity/storm';
import { runSeed } from './runSeed';
import { trySecondFactor } from './secondFactor';
import { tryStorms } from './storms';
import { tryStrangers } from './strangers';
import { Tally } from './Tally';
import { Target } from './Target';

const count = wholeNumber('ATTACK_SEEDS', 20);
const first = wholeNumber('ATTACK_FROM', 1);

function wholeNumber(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1 on.`);
  return value;
}

/** How many findings of an attack are printed in full. */
const shown = 12;

async function main(): Promise<void> {
  const target = await Target.start();
  const tally = new Tally();
  const findings: Finding[] = [];
  const report = (name: string, found: Finding[]) => {
    findings.push(...found);
    console.log(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    found.slice(0, shown).forEach((finding) => console.log(describeFinding(finding)));
    if (found.length > shown) console.log(`… and ${found.length - shown} more`);
  };
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      report(`seed ${seed}`, [
        ...(await runSeed(target, seed, tally)),
        ...(await stormIdentity(target, seed, tally)),
      ]);
    }
    report("another's ids", await tryStrangers(target, tally));
    report('slow and broken clients', await tryBadClients(target, tally));
    report('sign-in storms', await tryStorms(target, tally));
    report('second factors', await trySecondFactor(target, tally));
    report('stolen sessions and passwords', await stealIdentity(target, tally));
    report('what works once, used at once', await raceIdentity(target, tally));
    report('the end and the log', await endHost(target));
  } finally {
    await target.end();
  }
  console.log(`\n${tallyOf(findings).join('\n')}`);
  console.log(`${String(tally)}; seeds ${first} to ${first + count - 1}; ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

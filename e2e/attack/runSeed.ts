import { cut, type Finding, Findings, describeCall } from './findings';
import { faultsOf, reaches, refusalOf } from './judge';
import { type Plan, plansOf } from './plan';
import type { Snapshot } from './Records';
import { requestOf } from './request';
import { NoAnswer } from './send';
import type { Tally } from './Tally';
import type { Target } from './Target';
import { watched } from './watched';
import type { World } from './World';

/** Makes the calls of a seed, one of each operation, in its own world; answers what was wrong. */
export async function runSeed(target: Target, seed: number, tally: Tally): Promise<Finding[]> {
  const { records } = target;
  const world = await target.newWorld(`s${seed}-${process.pid}`);
  const older = await records.older();
  const findings = new Findings(seed);
  let before = await records.snapshot();
  for (const plan of plansOf(seed)) {
    world.task = (await records.lastTask()) ?? world.task;
    const after = await makeCall({ target, world, plan, before }, findings, tally);
    before = (await reviveSession(world, plan)) ? await records.snapshot() : after;
  }
  const changed = (await records.older()).filter((hash) => !older.includes(hash));
  if (changed.length > 0)
    findings.add(
      'a change of what other people had before',
      `in ${changed.join(', ')}`,
      'some call of this seed',
    );
  return findings.all;
}

interface Step {
  target: Target;
  world: World;
  plan: Plan;
  before: Snapshot;
}

/** Makes a call and judges it; returns what the database holds afterwards. */
async function makeCall(
  { target, world, plan, before }: Step,
  findings: Findings,
  tally: Tally,
): Promise<Snapshot> {
  const { operation, person, twist } = plan;
  const call = requestOf(plan, world);
  const described = `${describeCall(call, person)}\n    (${operation.name}, ${cut(JSON.stringify(twist), 300)})`;
  const find = (what: string, detail: string) =>
    findings.add(`${operation.name}: ${what}`, detail, described);
  const roles = before.get(`users ${world.id(person)}`)?.roles ?? [];
  try {
    const seen = { records: target.records, world, before };
    const { answer, faults, after } = await watched(seen, person, () =>
      world.send(call, world.person(person)),
    );
    tally.count(answer.statusCode, reaches(plan) ? operation.name : undefined);
    for (const { what, detail } of [...faults, ...faultsOf(plan, call, answer)]) find(what, detail);
    const refusal = refusalOf(plan, call, roles);
    if (refusal !== null && answer.statusCode < 300)
      find(`${refusal} that was taken`, `${answer.statusCode} ${answer.body.slice(0, 300)}`);
    return after;
  } catch (error) {
    tally.count(0, operation.name);
    // A host may close the connection on a body that it rejects.
    const isRefusedBody = error instanceof NoAnswer && (call.body?.length ?? 0) > 50_000;
    if (!isRefusedBody) find('no answer', String(error));
    return target.records.snapshot();
  }
}

const ending = new Set(['logout', 'endSession', 'endOtherSessions', 'endSessionsOfUser']);

/** Signs people who signed out in again, so that later calls have a session; false when nobody had to. */
async function reviveSession(world: World, { operation, person }: Plan): Promise<boolean> {
  if (!ending.has(operation.name) || person === 'nobody') return false;
  await world.signIn(world.person(person));
  return true;
}

import fc from 'fast-check';
import { scopeOf } from '../../src/domain/access/accessRules';
import { type Operation, operations } from './operations';
import { type PersonName, personNames, rolesOf } from './people';
import { type Twist, twistOf } from './twists';
import { addressOf, bodyOf } from './values';

/** A call to be made, with names in place of ids: the same for a seed in every run. */
export interface Plan {
  operation: Operation;
  person: PersonName;
  values: Record<string, unknown>;
  body: Record<string, unknown> | null;
  twist: Twist;
  /** Whether the call comes from a page of another origin that the host allows. */
  isListed: boolean;
}

/** Calls that destroy the world come last, so that the earlier ones find something to work on. */
const last = new Set([
  ...['endSession', 'endOtherSessions', 'endSessionsOfUser', 'setUserPassword', 'setUserRoles'],
  ...['deleteUser', 'eraseUser', 'deleteCatalog', 'deleteOrder'],
]);

/** Mostly somebody whose role may make the call: a call refused by role tests little behind that. */
function personFor({ name }: Operation): fc.Arbitrary<PersonName> {
  const able = personNames.filter((person) => scopeOf(rolesOf[person], name) !== null);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...able) },
    { weight: 1, arbitrary: fc.constantFrom(...personNames) },
  );
}

function planOf(operation: Operation): fc.Arbitrary<Plan> {
  return fc.record({
    operation: fc.constant(operation),
    person: personFor(operation),
    values: addressOf(operation),
    body: operation.body === null ? fc.constant(null) : bodyOf(operation),
    twist: twistOf(operation),
    isListed: fc.boolean(),
  });
}

const shuffled = (list: Operation[]) =>
  fc.shuffledSubarray(list, { minLength: list.length }).chain((all) => fc.tuple(...all.map(planOf)));

const whole = fc
  .tuple(
    shuffled(operations.filter(({ name }) => !last.has(name))),
    shuffled(operations.filter(({ name }) => last.has(name))),
  )
  .map((parts) => parts.flat());

/**
 * The calls of a seed: one of each operation, in the seed's own order. They are drawn but never shrunk: each call
 * changes the world that the next one meets, so fewer of them would show another fault, or none.
 */
export function plansOf(seed: number): Plan[] {
  return fc.sample(whole, { seed, numRuns: 1 }).flat();
}

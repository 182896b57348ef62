import { type Fault, isSuccess } from './judge';
import type { PersonName } from './people';
import { changesBetween, type Records, type Snapshot, describeChange } from './Records';
import { mayChange } from './rights';
import type { WireAnswer } from './send';
import type { World } from './World';

/** A call, and what it changed but must not have. */
export interface Watched {
  answer: WireAnswer;
  faults: Fault[];
  after: Snapshot;
}

/**
 * Makes a call and checks what it changed: nothing if it was refused, and otherwise nothing that its caller has
 * no right to change.
 */
export async function watched(
  { records, world, before }: { records: Records; world: World; before: Snapshot },
  person: PersonName,
  act: () => Promise<WireAnswer>,
): Promise<Watched> {
  const caller = person === 'nobody' ? '' : world.id(person);
  const answer = await act();
  const after = await records.snapshot();
  const changes = changesBetween(before, after);
  const described = `${answer.statusCode} ${answer.body.slice(0, 200)}: ${changes.map(describeChange).join(', ')}`;
  const faults: Fault[] = [];
  if (changes.length > 0 && !isSuccess(answer))
    faults.push({ what: 'a refused call that changed something', detail: described });
  if (changes.some((change) => !mayChange(caller, before, after, change)))
    faults.push({ what: 'a change without a right', detail: described });
  return { answer, faults, after };
}

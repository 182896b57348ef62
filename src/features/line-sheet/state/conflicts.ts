import { colorCodeOf } from '../../../domain/sku';
import { type Edit, type Edits, hasEdits, isWaiting, mapEdits, withRivals } from './edits';

/** A quantity or date with two different changes: the person's and somebody else's, or the person's in two tabs. */
export interface Conflict {
  /** The sku of a quantity; null for the delivery date. */
  readonly sku: string | null;
  readonly mine: number | null;
  readonly theirs: number | null;
  /** The other value is the person's too, from a closed tab. */
  readonly isOwn?: boolean;
}

/** What the person has chosen for a conflict, and the conflict as they saw it. */
export interface ConflictChoice extends Conflict {
  readonly isMine: boolean;
}

/** The conflicts that wait for the person's choice. */
export function conflictsOf({ quantities, serviceDate }: Edits): Conflict[] {
  const cells = Object.entries(quantities).flatMap(([sku, edit]) => conflictOf(sku, edit));
  return serviceDate === null ? cells : [...cells, ...conflictOf(null, serviceDate)];
}

/** The conflict to ask about for one edit; one at a time, somebody else's value first. */
function conflictOf(sku: string | null, { value, base, isHeld, rivals }: Edit<number | null>): Conflict[] {
  if (isHeld) return [{ sku, mine: value, theirs: base }];
  const [theirs] = rivals ?? [];
  return theirs === undefined ? [] : [{ sku, mine: value, theirs, isOwn: true }];
}

/** Whether there is anything to send. */
export const hasSendable = (edits: Edits): boolean => hasEdits(sendableEdits(edits));

/** The edits that a save carries: not those that wait for a choice, nor what only follows from those. */
export function sendableEdits(edits: Edits): Edits {
  if (conflictsOf(edits).length === 0) return edits;
  const { quantities, wanted } = edits;
  return mapEdits(edits, (edit, part, key) => {
    const isImplied = part === 'wanted' && isImpliedByUndecided(key, wanted[key]?.isImplied, quantities);
    return isWaiting(edit) || isImplied ? null : edit;
  });
}

/**
 * The edits after the person has chosen; `seq` is the choice's. What they keep will be sent, the rest is dropped with
 * what follows from it. What has changed again since they saw it still waits.
 */
export function chooseEdits(edits: Edits, choices: readonly ConflictChoice[], seq: number): Edits {
  const bySku = new Map(choices.map((choice) => [choice.sku, choice]));
  const answered = conflictsOf(edits).flatMap((conflict) => {
    const choice = bySku.get(conflict.sku);
    return choice?.mine === conflict.mine && choice.theirs === conflict.theirs ? [choice] : [];
  });
  const chosen = new Map(answered.map((choice) => [choice.sku, choice]));
  const givenUp = answered.flatMap(({ sku, isMine }) => (sku === null || isMine ? [] : [sku]));
  return mapEdits(edits, (edit, part, key) => {
    if (part === 'wanted') return edits.wanted[key]?.isImplied && isOfAny(key, givenUp) ? null : edit;
    const choice = chosen.get(part === 'serviceDate' ? null : key);
    return choice === undefined ? edit : chosenEdit(edit, choice, seq);
  });
}

/** The edit after the choice; none when the order already has what they keep and nothing else is answered. */
function chosenEdit<E extends Edit<unknown>>(
  edit: E,
  { isMine, isOwn = false, theirs }: ConflictChoice,
  seq: number,
): E | null {
  const decided = { ...edit, value: isMine ? edit.value : theirs, seq, isHeld: undefined };
  const chosen = withRivals(
    isOwn ? decided : { ...decided, sent: [] },
    edit.rivals?.filter((one) => one !== theirs),
  );
  const isDone = chosen.value === chosen.base && chosen.sent.length === 0 && !isWaiting(chosen);
  return isDone ? null : chosen;
}

/** Whether a code left the wanted list because of a quantity that waits for a choice. */
function isImpliedByUndecided(
  code: string,
  isImplied: boolean | undefined,
  quantities: Edits['quantities'],
): boolean {
  if (!isImplied) return false;
  const undecided = Object.entries(quantities).flatMap(([sku, edit]) => (isWaiting(edit) ? [sku] : []));
  return isOfAny(code, undecided);
}

/** Whether a wanted code names one of the skus, or its color. */
function isOfAny(code: string, skus: readonly string[]): boolean {
  return skus.some((sku) => code === sku || code === colorCodeOf(sku));
}

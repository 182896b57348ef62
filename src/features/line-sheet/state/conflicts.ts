import { colorCodeOf } from '../../../domain/sku';
import { type Edit, type Edits, hasEdits, needsChoice, mapEdits, withRivals } from './edits';

/**
 * A quantity or date that was changed to two different values: by the person and somebody else, or by the person in
 * two tabs.
 */
export interface Conflict {
  /** The sku of a quantity; null for the delivery date. */
  readonly sku: string | null;
  readonly mine: number | null;
  readonly theirs: number | null;
  /** Both values are the person's own, the other one from a closed tab. */
  readonly isOwn?: boolean;
}

/** The person's choice, with the conflict as it was shown. */
export interface ConflictChoice extends Conflict {
  readonly isMine: boolean;
}

/** The unresolved conflicts. */
export function conflictsOf({ quantities, serviceDate }: Edits): Conflict[] {
  const cells = Object.entries(quantities).flatMap(([sku, edit]) => conflictOf(sku, edit));
  return serviceDate === null ? cells : [...cells, ...conflictOf(null, serviceDate)];
}

/** The first conflict of an edit, if any: somebody else's value comes before the person's other values. */
function conflictOf(sku: string | null, { value, base, isHeld, rivals }: Edit<number | null>): Conflict[] {
  if (isHeld) return [{ sku, mine: value, theirs: base }];
  const [theirs] = rivals ?? [];
  return theirs === undefined ? [] : [{ sku, mine: value, theirs, isOwn: true }];
}

/** Whether there is anything to send. */
export const hasSendable = (edits: Edits): boolean => hasEdits(sendableEdits(edits));

/** The edits that a save sends: without conflicts, and without wanted codes removed by a conflicting quantity. */
export function sendableEdits(edits: Edits): Edits {
  if (conflictsOf(edits).length === 0) return edits;
  const { quantities, wanted } = edits;
  return mapEdits(edits, (edit, part, key) => {
    const isImplied = part === 'wanted' && isImpliedByUndecided(key, wanted[key]?.isImplied, quantities);
    return needsChoice(edit) || isImplied ? null : edit;
  });
}

/**
 * Applies the person's choices with `seq` as their edit number. Chosen values stay to be sent; the others are dropped,
 * with the wanted codes they removed. A choice is ignored if its conflict changed after it was shown.
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

/** The edit after a choice; null when nothing is left to send or to ask. */
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
  const isDone = chosen.value === chosen.base && chosen.sent.length === 0 && !needsChoice(chosen);
  return isDone ? null : chosen;
}

/** Whether a wanted code was removed by a quantity with an unresolved conflict. */
function isImpliedByUndecided(
  code: string,
  isImplied: boolean | undefined,
  quantities: Edits['quantities'],
): boolean {
  if (!isImplied) return false;
  const undecided = Object.entries(quantities).flatMap(([sku, edit]) => (needsChoice(edit) ? [sku] : []));
  return isOfAny(code, undecided);
}

/** Whether a wanted code is one of the skus or its color. */
function isOfAny(code: string, skus: readonly string[]): boolean {
  return skus.some((sku) => code === sku || code === colorCodeOf(sku));
}

import { colourCodeOf } from '../../../domain/sku/parseSku';
import { type Edit, type Edits, mapEdits } from './edits';

/** One place that the person and somebody else have both changed, and to different values. */
export interface Clash {
  /** The sku of a quantity; null for the delivery date. */
  readonly sku: string | null;
  readonly mine: number | null;
  readonly theirs: number | null;
}

/** What the person has chosen for a clash, as they saw it. */
export interface ClashChoice extends Clash {
  readonly isMine: boolean;
}

/** The places that wait for the person to choose. */
export function clashesOf({ quantities, serviceDate }: Edits): Clash[] {
  const held = Object.entries(quantities).filter(([, { isHeld }]) => isHeld);
  const cells = held.map(([sku, { value, base }]) => ({ sku, mine: value, theirs: base }));
  if (!serviceDate?.isHeld) return cells;
  return [...cells, { sku: null, mine: serviceDate.value, theirs: serviceDate.base }];
}

/** Whether there is anything to send. */
export function hasSendable({ quantities, wanted, serviceDate }: Edits): boolean {
  if (serviceDate !== null && !serviceDate.isHeld) return true;
  for (const sku in quantities) if (!quantities[sku]?.isHeld) return true;
  for (const code in wanted) if (!isHeldBack(code, wanted[code]?.isImplied, quantities)) return true;
  return false;
}

/** The edits that a save carries: not those that wait for a choice, nor what follows from them alone. */
export function sendableEdits(edits: Edits): Edits {
  if (clashesOf(edits).length === 0) return edits;
  const { quantities, wanted } = edits;
  return mapEdits(edits, (edit, part, key) => {
    const isBack = part === 'wanted' && isHeldBack(key, wanted[key]?.isImplied, quantities);
    return edit.isHeld || isBack ? null : edit;
  });
}

/**
 * The edits after the person has chosen, `seq` being the choice's: what they keep will be sent, the rest goes with what
 * follows from it. A place that has changed again since they saw it still waits.
 */
export function chooseEdits(edits: Edits, choices: readonly ClashChoice[], seq: number): Edits {
  const chosen = new Map(choices.map((choice) => [choice.sku, choice]));
  const choiceOf = (sku: string | null, edit: Edit<number | null> | null | undefined) => {
    const choice = chosen.get(sku);
    if (choice === undefined || !edit?.isHeld) return undefined;
    return edit.base === choice.theirs && edit.value === choice.mine ? choice : undefined;
  };
  const given = choices.flatMap(({ sku, isMine }) =>
    sku === null || isMine || !choiceOf(sku, edits.quantities[sku]) ? [] : [sku],
  );
  return mapEdits(edits, (edit, part, key) => {
    if (part === 'wanted') return edits.wanted[key]?.isImplied && isOfAny(key, given) ? null : edit;
    const sku = part === 'serviceDate' ? null : key;
    const choice = choiceOf(sku, sku === null ? edits.serviceDate : edits.quantities[sku]);
    if (choice === undefined) return edit;
    return choice.isMine ? { ...edit, sent: [], seq, isHeld: undefined } : null;
  });
}

/** Whether a code left the wanted list for a quantity that waits for a choice. */
function isHeldBack(code: string, isImplied: boolean | undefined, quantities: Edits['quantities']): boolean {
  if (!isImplied) return false;
  const held = Object.keys(quantities).filter((sku) => quantities[sku]?.isHeld);
  return isOfAny(code, held);
}

/** Whether a wanted code is that of a sku, or of its colour. */
function isOfAny(code: string, skus: readonly string[]): boolean {
  return skus.some((sku) => code === sku || code === colourCodeOf(sku));
}

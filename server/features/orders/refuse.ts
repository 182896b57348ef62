import { Refusal } from '../../http/problems';
import type { SavePlan } from './planSave';

const named = 5;

/** Refuses a save with skus or wanted codes that the catalog does not have, naming the first of them. */
export function refuseUnknown(
  codes: string[],
  kind: 'sku' | 'wanted code',
  order: { catalog_name: string },
): void {
  if (codes.length === 0) return;
  const more = codes.length > named ? ` and ${codes.length - named} more` : '';
  throw new Refusal(
    codes.length === 1
      ? `The ${kind} ${codes[0]} is not in the catalog ${order.catalog_name}.`
      : `The ${kind}s ${codes.slice(0, named).join(', ')}${more} are not in the catalog ${order.catalog_name}.`,
  );
}

const maxPieces = 2_147_483_647;

/** Refuses an order that adds up to more than the contract's numbers can hold. */
export function refuseTooLarge(plan: Pick<SavePlan, 'pieces' | 'cents'>): void {
  if (plan.pieces > maxPieces || plan.cents > Number.MAX_SAFE_INTEGER) {
    throw new Refusal('This order adds up to more than an order can hold.');
  }
}

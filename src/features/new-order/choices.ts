import type { Catalog, User } from '../../api';
import { type PlaceChoices, placeChoices } from '../../shared/order-place/placeChoices';
import type { NewOrderDraft } from './newOrderSlice';

/** What the form offers, and what of it is chosen. */
export interface NewOrderChoices extends PlaceChoices {
  readonly catalog: Catalog | null;
}

export function choicesOf(
  draft: NewOrderDraft,
  customer: User,
  catalogs: readonly Catalog[],
): NewOrderChoices {
  return {
    catalog: catalogs.find(({ id }) => id === draft.catalog) ?? null,
    ...placeChoices(draft, customer),
  };
}

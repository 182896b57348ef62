import type { CreateUserRequest, User } from '../../api';
import { defaultWarehouse } from '../../domain/constants';
import type { AccountLanguage } from '../../domain/language/languages';
import { normaliseSapId } from '../../domain/people';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';
import { may, rolesOfNew } from '../../domain/access/rights';

/** The form's values: the request, with the SAP ID as typed. */
export type NewCustomer = Required<Omit<CreateUserRequest, 'language'>> & {
  readonly language?: AccountLanguage | null;
};

/** The defaults of spec 9; an agent's customers get the agent's own warehouse (spec 5). */
export function emptyCustomer(creator: User): NewCustomer {
  return {
    name: '',
    email: '',
    sap_id: '',
    extra_info: '',
    is_wholesale: true,
    pricelist: null,
    warehouse: may(creator.roles, 'giveAnyWarehouse') ? defaultWarehouse : creator.warehouse,
    send_email: false,
    roles: rolesOfNew.customer,
    catalogs: [],
  };
}

export function toCreateUser({ language, ...customer }: NewCustomer): CreateUserRequest {
  return {
    ...customer,
    name: customer.name.trim(),
    email: customer.email.trim(),
    sap_id: normaliseSapId(customer.sap_id),
    warehouse: customer.warehouse.trim(),
    extra_info: customer.extra_info.trim(),
    ...(language && { language }),
  };
}

/** The draft, by user. */
export const newCustomerDraft = createDraftSlice<'newCustomer', Partial<NewCustomer>>('newCustomer', {});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newCustomerDraft.slice> {}
}

rootReducer.inject(newCustomerDraft.slice);

import type { CreateUserRequest, User } from '../../api';
import { defaultWarehouse } from '../../domain/constants';
import type { MailLanguage } from '../../domain/languages';
import type { Role } from '../../domain/access/roleOptions';
import { normaliseSapId } from '../../domain/people';
import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';
import { createDraftSlice } from '../../shared/draft-slice/createDraftSlice';

/** What the form of a new customer holds. */
export interface NewCustomer {
  readonly name: string;
  readonly email: string;
  readonly sapId: string;
  readonly extraInfo: string;
  readonly isWholesale: boolean;
  readonly pricelist: string | null;
  readonly warehouse: string;
  readonly sendEmail: boolean;
  readonly roles: readonly Role[];
  readonly catalogs: readonly string[];
  readonly language?: MailLanguage | null;
}

/** The defaults of spec 9; an agent's customers get the agent's own warehouse (spec 5). */
export function emptyCustomer(creator: User): NewCustomer {
  return {
    name: '',
    email: '',
    sapId: '',
    extraInfo: '',
    isWholesale: true,
    pricelist: null,
    warehouse: creator.roles.includes('admin') ? defaultWarehouse : creator.warehouse,
    sendEmail: false,
    roles: ['wls'],
    catalogs: [],
  };
}

export function toCreateUser(customer: NewCustomer): CreateUserRequest {
  return {
    name: customer.name.trim(),
    email: customer.email.trim(),
    is_wholesale: customer.isWholesale,
    send_email: customer.sendEmail,
    sap_id: normaliseSapId(customer.sapId),
    roles: [...customer.roles],
    catalogs: [...customer.catalogs],
    warehouse: customer.warehouse.trim(),
    pricelist: customer.pricelist,
    extra_info: customer.extraInfo.trim(),
    ...(customer.language && { language: customer.language }),
  };
}

/** What has been entered, by user. */
export const newCustomerDraft = createDraftSlice<'newCustomer', Partial<NewCustomer>>('newCustomer', {});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newCustomerDraft.slice> {}
}

rootReducer.inject(newCustomerDraft.slice);

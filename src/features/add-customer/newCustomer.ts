import { type CreateUserRequest, signedOut, type User } from '../../api';
import { defaultWarehouse } from '../../domain/constants';
import type { Role } from '../../domain/access/roleOptions';
import { normaliseSapId } from '../../domain/people';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../lib/redux';

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
}

/** The defaults of spec 9; an agent's customers are of the agent's own warehouse (spec 5). */
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
  };
}

interface NewCustomerState {
  /** Who enters it: nobody else gets to see it. */
  owner: string;
  entered: Partial<NewCustomer>;
}

const initialState: NewCustomerState = { owner: '', entered: {} };
const nothing: Partial<NewCustomer> = {};

/** What has been entered and not yet created; it outlives the page, as a session that ends in the middle. */
export const newCustomerSlice = createSlice({
  name: 'newCustomer',
  initialState,
  reducers: {
    customerEdited: (
      { owner, entered },
      { payload }: PayloadAction<{ owner: string; change: Partial<NewCustomer> }>,
    ) => ({
      owner: payload.owner,
      entered: { ...(owner === payload.owner ? entered : nothing), ...payload.change },
    }),
    customerCreated: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectEntered: (state, owner: string) => (state.owner === owner ? state.entered : nothing),
  },
});

declare module '../../lib/redux' {
  interface Slices extends WithSlice<typeof newCustomerSlice> {}
}

export const { customerEdited, customerCreated } = newCustomerSlice.actions;
export const { selectEntered } = newCustomerSlice.injectInto(rootReducer).selectors;

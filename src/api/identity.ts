import { factorCalls } from '../domain/access/factorCalls';
import { mapValues } from '../domain/records';
import { idTag, staleAfter } from './emptyApi';
import type { EndpointRules } from './endpointRules';

/** The caller's own second factors, and whether they must add one (`getMe`). */
export const ownFactors = idTag('users', 'FACTORS');
const factorsOf = (id: string) => idTag('users', `FACTORS-${id}`);

/** How people sign in, and prove who they are. */
export const identityEndpoints = {
  getSecondFactors: { providesTags: [ownFactors] },
  ...mapValues(factorCalls, (does) => ({
    invalidatesTags: does === 'begin' ? [] : staleAfter<unknown>(() => [ownFactors]),
  })),
  renewRecoveryCodes: { invalidatesTags: staleAfter(() => [ownFactors]) },
  getFactorsOfUser: { providesTags: (_factors, _error, { id }) => [factorsOf(id)] },
  resetFactors: { invalidatesTags: staleAfter(({ userIdRequest: { id } }) => [factorsOf(id)]) },
} satisfies EndpointRules;

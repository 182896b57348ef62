import { type Action, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import type { OperationId } from '../domain/access/accessRules';
import { apiKeyEndpoints } from './apiKeys';
import { catalogEndpoints } from './catalogs';
import { idTag, staleAfter, type TagType } from './emptyApi';
import { generatedApi, useGetMeQuery } from './endpoints.gen';
import { identityEndpoints, ownFactors } from './identity';
import { orderEndpoints } from './orders';
import { sessionEndpoints } from './sessions';
import { passkeyEndpoints } from './passkeys';
import { taskEndpoints } from './tasks';
import { userEndpoints } from './users';
import { webhookEndpoints } from './webhooks';

const ownLanguage = idTag('users', 'LANGUAGE');

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** The name of a call that downloads a file. */
export type Download = Extract<
  keyof Definitions,
  `download${string}` | `export${string}` | 'getOrderConfirmation'
>;

/** The API with its cache rules: see `EndpointRules`. */
export const api = generatedApi.enhanceEndpoints<TagType>({
  endpoints: {
    ...sessionEndpoints,
    ...identityEndpoints,
    ...passkeyEndpoints,
    getMe: { providesTags: (me) => (me ? [idTag('users', me.id), ownFactors, ownLanguage] : []) },
    setMyLanguage: { invalidatesTags: staleAfter(() => [ownLanguage]) },
    ...orderEndpoints,
    ...userEndpoints,
    ...catalogEndpoints,
    ...taskEndpoints,
    ...apiKeyEndpoints,
    ...webhookEndpoints,
  },
});

const { endpoints, util } = api;

/** The calls that change orders. */
const orderChanges = [
  endpoints.createOrder,
  endpoints.createOrderLink,
  endpoints.copyOrder,
  endpoints.updateOrder,
  endpoints.finishOrder,
  endpoints.unlockOrder,
  endpoints.sendOrder,
  endpoints.updateOrderAddress,
  endpoints.deleteOrder,
  endpoints.setOrderNote,
  endpoints.setOrderPapers,
  endpoints.saveOrderProposal,
  endpoints.proposeOrder,
  endpoints.withdrawOrderProposal,
  endpoints.takeOrderProposal,
  endpoints.declineOrderProposal,
] as const;

/**
 * Matches the end of a call that changes orders, whatever its outcome, and of a task that did: lists of orders may be
 * stale from then on.
 */
export const isOrderChange = isAnyOf(
  ...orderChanges.flatMap(({ matchFulfilled, matchRejected }) => [matchFulfilled, matchRejected]),
  (action: Action): action is ReturnType<typeof util.invalidateTags> =>
    util.invalidateTags.match(action) &&
    action.payload.some((tag) => tag === 'orders' || (typeof tag === 'object' && tag?.type === 'orders')),
);

declare module '../lib/redux' {
  interface FirstSlices extends WithSlice<typeof api> {}
}

const noCalls: readonly string[] = [];

/** The optional calls that the server supports. */
export function useOptionalCalls(): readonly string[] {
  const { data: me } = useGetMeQuery();
  return me?.capabilities ?? noCalls;
}

/** Whether the server supports an optional call; features that need an unsupported one are hidden. */
export const useHas = (operation: OperationId): boolean => useOptionalCalls().includes(operation);

/** Whether the ERP says what it ships: without that nobody needs to read that all is to come. */
export const useHasErpDocuments = (): boolean => useGetMeQuery().data?.has_erp_documents === true;

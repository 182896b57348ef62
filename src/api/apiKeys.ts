import { staleAfter } from './emptyApi';
import type { EndpointRules } from './endpointRules';

const refreshesKeys = { invalidatesTags: staleAfter<unknown>(() => ['keys']) };

/** The keys with which other systems call the API. */
export const apiKeyEndpoints = {
  listApiKeys: { providesTags: ['keys'] },
  createApiKey: refreshesKeys,
  endApiKey: refreshesKeys,
} satisfies EndpointRules;

import { idTag, staleAfter } from './emptyApi';
import type { EndpointRules } from './endpointRules';

/** The devices on which people are signed in. */
export const sessions = idTag('users', 'SESSIONS');

export const sessionEndpoints = {
  listSessions: { providesTags: [sessions] },
  listSessionsOfUser: { providesTags: [sessions] },
  endSession: { invalidatesTags: staleAfter(() => [sessions]) },
  endOtherSessions: { invalidatesTags: staleAfter(() => [sessions]) },
  endSessionsOfUser: { invalidatesTags: staleAfter(() => [sessions]) },
} satisfies EndpointRules;

import { idTag, staleAfter } from './emptyApi';
import type { EndpointRules } from './endpointRules';
import { ownFactors } from './identity';

const passkeys = idTag('users', 'PASSKEYS');

/** Sign-in by passkey, and the caller's own passkeys. */
export const passkeyEndpoints = {
  listPasskeys: { providesTags: [passkeys] },
  addPasskey: { invalidatesTags: staleAfter(() => [passkeys, ownFactors]) },
  renamePasskey: { invalidatesTags: staleAfter(() => [passkeys]) },
  removePasskey: { invalidatesTags: staleAfter(() => [passkeys, ownFactors]) },
} satisfies EndpointRules;

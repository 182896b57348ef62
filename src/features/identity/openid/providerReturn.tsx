import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openidFailureText } from '../../../domain/access/openidFailures';
import { clearOfflineCaches } from '../../../lib/offlineCache';
import { runtimeConfig } from '../../../lib/runtimeConfig';

/** What the login's address says when a provider has sent somebody back who could not be signed in; null if nothing. */
export function providerFailure(params: URLSearchParams): string | null {
  const { providers = [] } = runtimeConfig().signIn;
  const provider = providers.find(({ id }) => id === params.get('provider'));
  return provider === undefined ? null : openidFailureText(params.get('failure') ?? '', provider.name);
}

/** Whether somebody has come back from a provider who needs a second step; the host says what for. */
export const needsSecondStep = (params: URLSearchParams) => params.has('second_factor');

/** The login's address without it. */
export function withoutSecondStep(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete('second_factor');
  return others;
}

/** Whether somebody has just signed in at a provider. */
export const hasSignedInThere = (params: URLSearchParams) => params.has('signed_in');

/** Goes on to a page once nothing of the person before is left in this browser's caches. */
export function EnterCleared({ to }: { to: string }) {
  const [isCleared, setIsCleared] = useState(false);
  useEffect(function clearCaches() {
    void clearOfflineCaches().then(() => setIsCleared(true));
  }, []);
  return isCleared ? <Navigate to={to} replace /> : null;
}

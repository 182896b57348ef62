import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { FactorMethod } from '../../../api';
import { openidFailureText } from '../../../domain/access/openidFailures';
import { clearOfflineCaches } from '../../../lib/offlineCache';
import { runtimeConfig } from '../../../lib/runtimeConfig';

/** What the login's address says when a provider has sent somebody back who could not be signed in; null if nothing. */
export function providerFailure(params: URLSearchParams): string | null {
  const { providers = [] } = runtimeConfig().signIn;
  const provider = providers.find(({ id }) => id === params.get('provider'));
  return provider === undefined ? null : openidFailureText(params.get('failure') ?? '', provider.name);
}

/**
 * What somebody can show who has come back from a provider and needs a second step; null if none is needed. Passkeys are
 * not among it: one signs in alone.
 */
export function secondStepOf(params: URLSearchParams): { methods: FactorMethod[] } | null {
  const methods = params.get('second_factor')?.split(',').filter(isFactorMethod) ?? [];
  return methods.length === 0 ? null : { methods };
}

const factorMethods: readonly string[] = ['totp', 'recovery'] satisfies FactorMethod[];
const isFactorMethod = (method: string): method is FactorMethod => factorMethods.includes(method);

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

import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { openidFailureText } from '../../../domain/access/openidFailures';
import { clearOfflineCaches } from '../../../lib/offlineCache';
import { useAppDispatch } from '../../../lib/redux';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { reportOtherDevicesLate } from '../sessions/reportOtherDevicesLate';

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

/** Whether the login's address says how a visit to a provider has ended. */
export const comesFromProvider = (params: URLSearchParams) =>
  ['signed_in', 'confirmed', 'failure'].some((name) => params.has(name));

interface EntranceProps {
  /** What the login's address says. */
  params: URLSearchParams;
  /** Why a visit to a provider has come to nothing. */
  failure: string | null;
  to: string;
}

/**
 * Goes on to a page with somebody who is signed in: without anything of the person before in this browser's caches, if
 * they come from a provider where they have signed in, and with a notice if they went there to confirm who they are.
 */
export function Entrance({ params, failure, to }: EntranceProps) {
  const { notify } = useNotices();
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(!params.has('signed_in'));

  useEffect(
    function clearCaches() {
      if (isReady) return;
      void clearOfflineCaches().then(() => {
        setReady(true);
        return reportOtherDevicesLate(dispatch);
      });
    },
    [isReady, dispatch],
  );

  useEffect(
    function reportConfirmation() {
      if (failure !== null) notify(failure, 'error');
      else if (params.has('confirmed')) notify('Confirmed. You can go on now.', 'success');
    },
    [notify, params, failure],
  );

  return isReady ? <Navigate to={to} replace /> : null;
}

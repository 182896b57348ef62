import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Message } from '../../../domain/language/message';
import { inWords } from '../../../domain/language/wording';
import { clearOfflineCaches } from '../../../lib/offlineCache';
import { useAppDispatch } from '../../../lib/redux';
import { runtimeConfig } from '../../../lib/runtimeConfig';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { reportOtherDevicesLate } from '../sessions/reportOtherDevicesLate';
import { withWords } from '../../../languages/loadWords';
import { useT } from '../../../languages/useT';

/** Why a sign-in at a provider has failed, by the login's URL; null if it has not. Its sentences are loaded only then. */
export async function providerFailure(params: URLSearchParams): Promise<Message | null> {
  const { providers = [] } = runtimeConfig().signIn;
  const provider = providers.find(({ id }) => id === params.get('provider'));
  if (provider === undefined) return null;
  const { openidFailureText } = await withWords(
    'profile',
    () => import('../../../domain/access/openidFailures'),
  );
  return openidFailureText(params.get('failure') ?? '', provider.name);
}

/** Whether somebody who has returned from a provider needs a second step; the host knows which. */
export const needsSecondStep = (params: URLSearchParams) => params.has('second_factor');

/** The login's address without it. */
export function withoutSecondStep(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete('second_factor');
  return others;
}

/** Whether the login's URL is the return from a provider. */
export const comesFromProvider = (params: URLSearchParams) =>
  ['signed_in', 'confirmed', 'failure'].some((name) => params.has(name));

interface EntranceProps {
  /** What the login's address says. */
  params: URLSearchParams;
  /** Why a visit to a provider has failed. */
  failure: string | Message | null;
  to: string;
}

/**
 * Goes on to a page with somebody who is signed in: without anything of the person before in this browser's caches, if
 * they come from a provider where they have signed in, and with a notice if they went there to confirm who they are.
 */
export function Entrance({ params, failure, to }: EntranceProps) {
  const t = useT();
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
      if (failure !== null) notify(inWords(t, failure), 'error');
      else if (params.has('confirmed')) notify(t('Confirmed. You can go on now.'), 'success');
    },
    [notify, params, failure, t],
  );

  return isReady ? <Navigate to={to} replace /> : null;
}

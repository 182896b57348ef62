import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isApiProblem, selectOther, useGetMeQuery } from '../../api';
import { useAppSelector } from '../../lib/redux';
import { lazyComponent } from '../../ui/lazy-component/lazyComponent';
import { AlertBar } from '../../shared/alert-bar/AlertBar';
import { ConfirmDialogContext } from '../../shared/confirm-session/ConfirmDialogContext';
import { DownloadsBar } from '../downloads/DownloadsBar';
import { paths } from '../../lib/paths';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { AntPreset } from '../AntPreset';
import { LoadingBar } from '../messages/PlainPages';
import { NewVersionBar } from '../offline/NewVersionBar';
import { useAccountLanguage } from './useAccountLanguage';
import { withWords } from '../../languages/loadWords';

const ConfirmDialog = lazyComponent(() =>
  withWords(
    'dialogs',
    async () => (await import('../../features/identity/confirm/ConfirmDialog')).ConfirmDialog,
  ),
);

/**
 * The layout of all pages that need a session: Ant Design with our theme, the alert and download bars, the signed-in
 * user.
 */
export function SignedInLayout() {
  return (
    <AntPreset>
      <ConfirmDialogContext value={ConfirmDialog}>
        <WithPerson />
      </ConfirmDialogContext>
      <NewVersionBar />
      <DownloadsBar />
      <AlertBar />
      <OtherPersonOrNone />
    </AntPreset>
  );
}

const OtherPerson = lazyComponent(() =>
  withWords('dialogs', async () => (await import('./OtherPerson')).OtherPerson),
);

function OtherPersonOrNone() {
  return useAppSelector(selectOther) && <OtherPerson />;
}

function WithPerson() {
  const { data: me, error, refetch } = useGetMeQuery();
  const { pathname } = useLocation();
  useAccountLanguage(me);
  // The host refuses everything else.
  if (me?.must_add_factor === true && pathname !== paths.profile.href()) {
    return <Navigate to={paths.profile.href()} replace />;
  }
  if (me !== undefined) return <Outlet />;
  // A 401 already redirects to the login.
  if (error === undefined || (isApiProblem(error) && error.status === 401)) return <LoadingBar />;
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}

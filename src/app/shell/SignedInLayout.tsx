import { ConfigProvider } from 'antd';
import { Outlet } from 'react-router-dom';
import { isApiProblem, useGetMeQuery } from '../../api';
import { AlertBar } from '../../shared/alert-bar/AlertBar';
import { DownloadsBar } from '../../shared/downloads/DownloadsBar';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { StartingPage } from '../messages/StartingPage';
import { theme } from '../theme';

/** Everything behind the login: Ant Design with our theme, the bars of alerts and downloads, and the person who is signed in. */
export function SignedInLayout() {
  return (
    <ConfigProvider theme={theme}>
      <WithPerson />
      <DownloadsBar />
      <AlertBar />
    </ConfigProvider>
  );
}

function WithPerson() {
  const { data: me, error, refetch } = useGetMeQuery();
  if (me !== undefined) return <Outlet />;
  // A 401 is already on its way to the login.
  if (error === undefined || (isApiProblem(error) && error.status === 401)) return <StartingPage />;
  return <LoadFailure error={error} onRetry={() => void refetch()} />;
}

import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiProblem, problemText } from '../../api';
import { BackToOrders } from './BackToOrders';
import { MessagePage } from './MessagePage';
import styles from './messages.module.css';

/** What stands in a page's place when it failed: it lets the person go on, and shows the request id if there is one. */
export function RouteErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (isChunkError(error)) return <ReloadPage />;
  // Going to the same place again loads and renders the page anew.
  const handleRetry = () => void navigate(location, { replace: true, state: location.state });
  return (
    <MessagePage
      title="This page has failed"
      text={problemText(error)}
      requestId={isApiProblem(error) ? error.requestId : undefined}
    >
      <button className={styles.action} type="button" onClick={handleRetry}>
        Try again
      </button>
      <BackToOrders />
    </MessagePage>
  );
}

/** After a new deployment the chunks of the version before are gone. */
function ReloadPage() {
  return (
    <MessagePage
      title="This page could not be loaded"
      text="There may be a new version of the application. Reload to get it."
    >
      <button className={styles.action} type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
      <BackToOrders />
    </MessagePage>
  );
}

function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
  );
}

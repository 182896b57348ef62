import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiProblem, problemText } from '../../api';
import { MessagePage } from './MessagePage';

/** What stands in a page's place when it failed: it lets the person go on, and shows the request id if there is one. */
export function RouteErrorPage() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (isChunkError(error)) {
    // After a new deployment the chunks of the version before are gone.
    return (
      <MessagePage
        title="This page could not be loaded"
        text="There may be a new version of the application. Reload to get it."
        action="Reload"
        onAction={() => window.location.reload()}
      />
    );
  }
  return (
    <MessagePage
      title="This page has failed"
      text={problemText(error)}
      requestId={isApiProblem(error) ? error.requestId : undefined}
      action="Try again"
      // Going to the same place again loads and renders the page anew.
      onAction={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
  );
}

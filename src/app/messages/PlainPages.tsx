import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isApiProblem, problemText } from '../../api';
import { paths } from '../../lib/paths';
import styles from './messages.module.css';
import { useT } from '../../languages/useT';

/** Shown instead of a page that has failed, with a way to continue and the request id, if any. */
export function RouteErrorPage() {
  const t = useT();
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  if (isChunkError(error)) {
    // After a deployment the previous version's chunks no longer exist.
    return (
      <MessagePage
        title={t('This page could not be loaded')}
        text={t('There may be a new version of the application. Reload to get it.')}
        action={t('Reload')}
        onAction={() => window.location.reload()}
      />
    );
  }
  return (
    <MessagePage
      title={t('This page has failed')}
      text={problemText(error)}
      requestId={isApiProblem(error) ? error.requestId : undefined}
      action={t('Try again')}
      // Navigating to the same URL loads and renders the page again.
      onAction={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
  );
}

interface MessagePageProps {
  title: string;
  text: string;
  /** The id to quote when asking for help. */
  requestId?: string;
  /** Further actions beside the link back. */
  action: string;
  onAction: () => void;
}

/** A plain error page. It doesn't use Ant Design, which may be what failed. */
function MessagePage({ title, text, requestId, action, onAction }: MessagePageProps) {
  const t = useT();
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {requestId && <p className={styles.text}>{t('Request id: {requestId}', { requestId })}</p>}
      <div className={styles.actions}>
        <button className={styles.action} type="button" onClick={onAction}>
          {action}
        </button>
        <Link className={styles.action} to={paths.orderList.href()}>
          {t('Back to orders')}
        </Link>
      </div>
    </section>
  );
}

/** Shown while the first chunks, the signed-in user or another page are loading. */
export function LoadingBar() {
  const t = useT();
  return <div className={styles.loading} role="status" aria-label={t('Loading')} />;
}

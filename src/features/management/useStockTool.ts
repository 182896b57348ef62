import { failureOf, isApiProblem } from '../../api';
import { useNotices } from '../../shared/alert-bar/useNotices';
import { useT } from '../../languages/useT';

/** Shows in the alert bar how a stock tool's call ended: just 'error' when the server could not be reached (spec 8). */
export function useStockTool() {
  const t = useT();
  const { notify } = useNotices();
  return async (call: PromiseLike<{ data?: unknown; error?: unknown }>, done: string, failed: string) => {
    const outcome = await call;
    const failure = failureOf(outcome);
    if (failure === null) return notify(done, 'success');
    const isUnreachable = isApiProblem(outcome.error) && outcome.error.status === 'network';
    notify(isUnreachable ? t('error') : `${failed}: ${failure}`, 'error');
  };
}

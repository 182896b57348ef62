import { failureOf, isApiProblem, useSyncStocksMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';

/** Asks the ERP for its stock; what comes of it is in the task list. */
export function useSyncStocks() {
  const [sync, { isLoading }] = useSyncStocksMutation();
  const dispatch = useAppDispatch();
  const syncStocks = async () => {
    const outcome = await sync({ syncStocksRequest: {} });
    const failure = stockFailure(outcome, (error) => `Error syncing stocks: ${error}`);
    dispatch(
      showAlert(
        failure === null
          ? { message: 'Sync stocks requested', severity: 'success' }
          : { message: failure, severity: 'error' },
      ),
    );
  };
  return { syncStocks, isSyncing: isLoading };
}

/** What is told of a stock tool that did not do it: a bare 'error' when the host could not be reached (spec 8). */
export function stockFailure(
  outcome: { data?: unknown; error?: unknown },
  tell: (error: string) => string,
): string | null {
  if (isApiProblem(outcome.error) && outcome.error.status === 'network') return 'error';
  const failure = failureOf(outcome);
  return failure === null ? null : tell(failure);
}

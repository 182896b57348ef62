import { useSyncStocksMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { stockFailure } from './stockTexts';

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

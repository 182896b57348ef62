import { useRemoveStocksMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { FormDialog } from '../../ui/form/FormDialog';
import { stockFailure } from './stockTools';

/** Asks before all stock goes. */
export function RemoveStocksDialog({ onClose }: { onClose: () => void }) {
  const [removeStocks] = useRemoveStocksMutation();
  const dispatch = useAppDispatch();

  const handleRemove = async () => {
    const failure = stockFailure(await removeStocks(), (error) => `Error removing stocks: ${error}`);
    dispatch(
      showAlert(
        failure === null
          ? { message: 'Removed stocks', severity: 'success' }
          : { message: failure, severity: 'error' },
      ),
    );
    onClose();
    return null;
  };

  return (
    <FormDialog title="Remove stocks" submitText="Remove" isDanger onSubmit={handleRemove} onClose={onClose}>
      <p>Remove the stock of every sku in every warehouse? Garments with stock tracking will show none.</p>
    </FormDialog>
  );
}

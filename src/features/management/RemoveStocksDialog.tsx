import { Modal } from 'antd';
import { useRemoveStocksMutation } from '../../api';
import { useAppDispatch } from '../../lib/redux';
import { showAlert } from '../../shared/alert-bar/alertSlice';
import { stockFailure } from './stockTexts';

/** Asks before all stock goes. */
export function RemoveStocksDialog({ onClose }: { onClose: () => void }) {
  const [removeStocks, { isLoading }] = useRemoveStocksMutation();
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
  };

  return (
    <Modal
      open
      title="Remove stocks"
      width={440}
      okText="Remove"
      cancelText="Cancel"
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={() => void handleRemove()}
      onCancel={onClose}
    >
      <p>Remove the stock of every sku in every warehouse? Garments with stock tracking will show none.</p>
    </Modal>
  );
}

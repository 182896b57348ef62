import { useRemoveStocksMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { useStockTool } from './useStockTool';

/** Confirms removing all stock. */
export function RemoveStocksDialog({ onClose }: { onClose: () => void }) {
  const [removeStocks] = useRemoveStocksMutation();
  const runTool = useStockTool();

  const handleRemove = async () => {
    await runTool(removeStocks(), 'Removed stocks', 'Error removing stocks');
    return null;
  };

  return (
    <FormDialog title="Remove stocks" submitText="Remove" isDanger onSubmit={handleRemove} onClose={onClose}>
      <p>
        Remove the stock of every sku in every warehouse? Garments with stock tracking will show no stock.
      </p>
    </FormDialog>
  );
}

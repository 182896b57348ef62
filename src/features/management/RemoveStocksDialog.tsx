import { useRemoveStocksMutation } from '../../api';
import { FormDialog } from '../../ui/form/FormDialog';
import { useStockTool } from './useStockTool';
import { useT } from '../../languages/useT';

/** Confirms removing all stock. */
export function RemoveStocksDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [removeStocks] = useRemoveStocksMutation();
  const runTool = useStockTool();

  const handleRemove = async () => {
    await runTool(removeStocks(), t('Removed stocks'), t('Error removing stocks'));
    return null;
  };

  return (
    <FormDialog
      title={t('Remove stocks')}
      submitText={t('Remove')}
      isDanger
      onSubmit={handleRemove}
      onClose={onClose}
    >
      <p>
        {t(
          'Remove the stock of every sku in every warehouse? Garments with stock tracking will show no stock.',
        )}
      </p>
    </FormDialog>
  );
}

import { Alert } from 'antd';
import { useState } from 'react';
import { type Catalog, formFailureOf, useDeleteCatalogMutation } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';
import { FormDialog } from '../../../ui/form/FormDialog';

interface Props {
  catalog: Catalog;
  onClose: () => void;
}

/** Asks before a catalog goes, and once more when there are orders of it (spec 2, api.md 'Fine print'). */
export function DeleteCatalogDialog({ catalog, onClose }: Props) {
  const [deleteCatalog] = useDeleteCatalogMutation();
  const [withOrders, setWithOrders] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  const handleDelete = async () => {
    const unlessOrders = withOrders === null ? true : undefined;
    const outcome = await deleteCatalog({ id: catalog.id, unlessOrders });
    const failure = formFailureOf(outcome);
    if (failure === null) {
      dispatch(showAlert({ message: 'Catalog deleted', severity: 'success' }));
      onClose();
    } else if (withOrders === null && outcome.data?.orders !== undefined) {
      setWithOrders(failure.text);
      return null;
    }
    return failure;
  };

  return (
    <FormDialog
      title="Delete catalog"
      submitText={withOrders === null ? 'Delete' : 'Delete all the same'}
      isDanger
      onSubmit={handleDelete}
      onClose={onClose}
    >
      <p>Delete “{catalog.name}”? It leaves every list, and nobody can start an order from it any more.</p>
      <div role="alert">{withOrders !== null && <Alert type="warning" showIcon title={withOrders} />}</div>
    </FormDialog>
  );
}

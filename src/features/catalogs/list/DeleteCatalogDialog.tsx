import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { type Catalog, failureOf, useDeleteCatalogMutation } from '../../../api';
import { useAppDispatch } from '../../../lib/redux';
import { showAlert } from '../../../shared/alert-bar/alertSlice';

interface Props {
  catalog: Catalog;
  onClose: () => void;
}

/** Asks before a catalog goes, and once more when there are orders of it (spec 2, api.md 'Fine print'). */
export function DeleteCatalogDialog({ catalog, onClose }: Props) {
  const [deleteCatalog, { isLoading }] = useDeleteCatalogMutation();
  const [withOrders, setWithOrders] = useState<{ sentence: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const dispatch = useAppDispatch();

  const handleDelete = async () => {
    const outcome = await deleteCatalog({
      id: catalog.id,
      unlessOrders: withOrders === null ? true : undefined,
    });
    const refused = failureOf(outcome);
    if (refused === null) {
      dispatch(showAlert({ message: 'Catalog deleted', severity: 'success' }));
      onClose();
    } else if (withOrders === null && outcome.data?.orders !== undefined) {
      setWithOrders({ sentence: refused });
    } else {
      setFailure(refused);
    }
  };

  return (
    <Modal
      open
      title="Delete catalog"
      width={440}
      okText={withOrders === null ? 'Delete' : 'Delete all the same'}
      cancelText="Cancel"
      okButtonProps={{ danger: true, loading: isLoading }}
      onOk={() => void handleDelete()}
      onCancel={onClose}
    >
      <p style={{ marginBottom: 12 }}>
        Delete “{catalog.name}”? It leaves every list, and nobody can start an order from it any more.
      </p>
      <div role="alert">
        {withOrders !== null && <Alert type="warning" showIcon title={withOrders.sentence} />}
        {failure !== null && <Alert type="error" showIcon title={failure} />}
      </div>
    </Modal>
  );
}

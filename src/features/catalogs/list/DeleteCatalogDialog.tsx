import { Alert } from 'antd';
import { useState } from 'react';
import { isolated } from '../../../domain/text/isolated';
import { type Catalog, formFailureOf, useDeleteCatalogMutation } from '../../../api';
import { useNotices } from '../../../shared/alert-bar/useNotices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useT } from '../../../languages/useT';

interface Props {
  catalog: Catalog;
  onClose: () => void;
}

/** Confirms deleting a catalog, and again if it has orders (spec 2, contract.md 'Fine print'). */
export function DeleteCatalogDialog({ catalog, onClose }: Props) {
  const t = useT();
  const [deleteCatalog] = useDeleteCatalogMutation();
  const [withOrders, setWithOrders] = useState<string | null>(null);
  const { notify } = useNotices();

  const handleDelete = async () => {
    const unlessOrders = withOrders === null ? true : undefined;
    const outcome = await deleteCatalog({ id: catalog.id, unlessOrders });
    const failure = formFailureOf(outcome);
    if (failure === null) {
      notify(t('Catalog deleted'), 'success');
    } else if (withOrders === null && outcome.data?.orders !== undefined) {
      setWithOrders(failure.text);
      return undefined;
    }
    return failure;
  };

  return (
    <FormDialog
      title={t('Delete catalog')}
      submitText={withOrders === null ? t('Delete') : t('Delete anyway')}
      isDanger
      onSubmit={handleDelete}
      onClose={onClose}
    >
      <p>
        {t('Delete “{name}”? It disappears from every list, and no new orders can be made from it.', {
          name: isolated(catalog.name),
        })}
      </p>
      <div role="alert">{withOrders !== null && <Alert type="warning" showIcon title={withOrders} />}</div>
    </FormDialog>
  );
}

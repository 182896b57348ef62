import { useId, useState } from 'react';
import { type OrderSummary, useGetUserQuery, useUpdateOrderAddressMutation } from '../../../api';
import { OrderNameField } from '../../../shared/order-name/OrderNameField';
import { orderNameFault } from '../../../shared/order-name/orderNameFault';
import { PlaceFields } from '../../../shared/order-place/PlaceFields';
import type { PlaceDraft } from '../../../shared/order-place/placeChoices';
import { FormDialog } from '../../../ui/form-dialog/FormDialog';
import { placeChoicesOf, placeDraftOf } from './placeOfOrder';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

/** 'Change address/channel': another name, address or sales organization for an order (spec 2 'Order list'). */
export function EditOrderDialog({ order, onClose }: Props) {
  const [updateAddress, { isLoading }] = useUpdateOrderAddressMutation();
  const { failure, run, forget } = useCommand('Order updated');
  const [name, setName] = useState(order.name);
  const [place, setPlace] = useState<PlaceDraft>(() => placeDraftOf(order));
  const [hasTried, setTried] = useState(false);
  const id = useId();

  // Which address is the customer's own, which the rule of channel FR needs, only their page knows.
  const { currentData: customer } = useGetUserQuery({
    id: order.customer.id,
    includeAddresses: true,
    includeSalesorg: true,
  });
  const choices = placeChoicesOf(order, customer ?? order.customer, place);
  const fault = orderNameFault(name);

  const handleSubmit = async () => {
    setTried(true);
    if (fault !== null) return;
    const { address, salesOrganization } = choices;
    const updateOrderAddressRequest = {
      id: order.id,
      name: name.trim(),
      // Empty unsets, which leaving out might not.
      address: address ?? '',
      sales_organization: salesOrganization?.sales_organization ?? '',
      channel: salesOrganization?.channel ?? '',
    };
    if (await run(updateAddress({ updateOrderAddressRequest }))) onClose();
  };

  return (
    <FormDialog
      title="Edit order"
      submitText="Save"
      width={480}
      isBusy={isLoading}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <OrderNameField
        id={`${id}-name`}
        value={name}
        error={hasTried ? fault : null}
        onChange={(text) => {
          setName(text);
          forget();
        }}
      />
      <PlaceFields
        id={id}
        choices={choices}
        onChange={(change) => {
          setPlace({ ...place, ...change });
          forget();
        }}
      />
    </FormDialog>
  );
}

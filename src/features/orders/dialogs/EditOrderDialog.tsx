import { type OrderSummary, useGetUserQuery, useUpdateOrderAddressMutation } from '../../../api';
import { OrderNameField, PlaceFields } from '../../../shared/order-fields/OrderFields';
import type { PlaceDraft } from '../../../domain/addresses/placeChoices';
import { FormDialog } from '../../../ui/form/FormDialog';
import { placeDraftOf, placesOffered } from './placeOfOrder';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

interface Values extends PlaceDraft {
  readonly title: string;
}

/** 'Change address/channel': another name, address or sales organization for an order (spec 2 'Order list'). */
export function EditOrderDialog({ order, onClose }: Props) {
  const [updateAddress] = useUpdateOrderAddressMutation();
  const { run, alert } = useCommand('Order updated', 'The order was not updated');

  // Which address is the customer's own, which the rule of channel FR needs, only their page knows.
  const { currentData: customer } = useGetUserQuery({
    id: order.customer.id,
    includeAddresses: true,
    includeSalesorg: true,
  });

  const handleSubmit = async ({ title, address, salesOrganization }: Values) => {
    const updateOrderAddressRequest = {
      id: order.id,
      name: title.trim(),
      // Empty unsets, which leaving out might not.
      address: address ?? '',
      sales_organization: salesOrganization?.sales_organization ?? '',
      channel: salesOrganization?.channel ?? '',
    };
    const failure = await run(updateAddress({ updateOrderAddressRequest }));
    if (failure === null) onClose();
    return failure;
  };

  return (
    <FormDialog<Values>
      title="Edit order"
      submitText="Save"
      width={480}
      initialValues={{ title: order.name, ...placeDraftOf(order) }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <OrderNameField />
      <PlaceFields {...placesOffered(order, customer ?? order.customer)} />
      {alert}
    </FormDialog>
  );
}

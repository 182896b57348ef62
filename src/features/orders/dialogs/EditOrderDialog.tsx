import { type OrderSummary, useGetUserQuery, useUpdateOrderAddressMutation } from '../../../api';
import { OrderNameField } from '../../../shared/order-form/OrderFields';
import { PlaceFields } from '../../../shared/order-form/PlaceFields';
import {
  placeChoices,
  type PlacedCustomer,
  type PlaceDraft,
  placeDraftOf,
} from '../../../domain/orders/place';
import { salesOrganizationText } from '../../../domain/orders/salesOrganizationText';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useCommand } from './useCommand';
import { useT } from '../../../languages/useT';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

interface Values extends PlaceDraft {
  readonly title: string;
}

/** 'Change address/channel': another name, address or sales organization for an order (spec 2 'Order list'). */
export function EditOrderDialog({ order, onClose }: Props) {
  const t = useT();
  const [updateAddress] = useUpdateOrderAddressMutation();
  const { run, alert } = useCommand(t('Order updated'), t('The order was not updated'));

  // The rule for channel FR needs the customer's own address, which only the user's record has.
  const { currentData: customer } = useGetUserQuery({
    id: order.customer.id,
    includeAddresses: true,
    includeSalesorg: true,
  });

  const handleSubmit = ({ title, address, salesOrganization }: Values) => {
    const updateOrderAddressRequest = {
      id: order.id,
      name: title.trim(),
      // An empty value clears the field; omitting it might not.
      address: address ?? '',
      sales_organization: salesOrganization?.sales_organization ?? '',
      channel: salesOrganization?.channel ?? '',
    };
    return run(updateAddress({ updateOrderAddressRequest }));
  };

  return (
    <FormDialog<Values>
      title={t('Edit order')}
      submitText={t('Save')}
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

/** The selectable places: the customer's, and the order's current one. */
function placesOffered(order: OrderSummary, customer: PlacedCustomer) {
  const { addresses, salesOrganizations } = placeChoices({}, customer);
  const now = placeDraftOf(order);
  const allAddresses = [...addresses];
  if (now.address && !addresses.some(({ sap_id }) => sap_id === now.address)) {
    const known = customer.addresses?.find(({ sap_id }) => sap_id === now.address);
    allAddresses.push(known ?? { sap_id: now.address, name1: '', address: '' });
  }
  const allOrganizations = [...salesOrganizations];
  if (now.salesOrganization) {
    const text = salesOrganizationText(now.salesOrganization);
    if (!salesOrganizations.some((one) => salesOrganizationText(one) === text)) {
      allOrganizations.push(now.salesOrganization);
    }
  }
  return { addresses: allAddresses, salesOrganizations: allOrganizations };
}

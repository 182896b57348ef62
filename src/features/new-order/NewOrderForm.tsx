import { useState } from 'react';
import { type Catalog, formFailureOf, useCreateOrderMutation, type User } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { CatalogField, OrderNameField, PlaceFields } from '../../shared/order-fields/OrderFields';
import { type OrderOutcome, orderOutcome } from '../../shared/order-outcome/orderOutcome';
import { OrderOutcomeDialog } from '../../shared/order-outcome/OrderOutcomeDialog';
import { placeChoices } from '../../domain/addresses/placeChoices';
import { FormPanel } from '../../ui/form/FormPanel';
import { draftEdited, type NewOrderValues, orderCreated, selectDraft } from './newOrderSlice';
import { toCreateOrder } from './toCreateOrder';

interface Props {
  /** Who creates the order. */
  me: User;
  /** For whom. */
  customer: User;
  catalogs: readonly Catalog[];
}

export function NewOrderForm({ me, customer, catalogs }: Props) {
  const owner = JSON.stringify([me.id, customer.id]);
  const draft = useAppSelector((state) => selectDraft(state, owner));
  const places = placeChoices(draft, customer);
  const dispatch = useAppDispatch();
  const [createOrder] = useCreateOrderMutation();
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  /** Each order that was created leaves an empty form. */
  const [created, setCreated] = useState(0);

  const handleSubmit = async (values: NewOrderValues) => {
    const createOrderRequest = toCreateOrder(values, customer.id === me.id ? undefined : customer.id);
    const answer = await createOrder({ createOrderRequest });
    const next = orderOutcome(answer, { title: createOrderRequest.title, customer: customer.name });
    setOutcome(next);
    if (next.kind === 'failed') return formFailureOf(answer) ?? { text: next.message };
    dispatch(orderCreated());
    setCreated(created + 1);
    return null;
  };

  return (
    <>
      <FormPanel<NewOrderValues>
        key={created}
        submitText="Create"
        isKept
        initialValues={{
          title: draft.title ?? '',
          catalog: catalogs.find(({ id }) => id === draft.catalog)?.id,
          address: places.address,
          salesOrganization: places.salesOrganization,
        }}
        onChange={(change) => dispatch(draftEdited({ owner, change }))}
        onSubmit={handleSubmit}
      >
        <OrderNameField />
        <CatalogField catalogs={catalogs} />
        <PlaceFields addresses={places.addresses} salesOrganizations={places.salesOrganizations} />
      </FormPanel>
      {outcome && <OrderOutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </>
  );
}

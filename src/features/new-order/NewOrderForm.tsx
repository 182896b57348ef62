import { type InputRef, type RefSelectProps } from 'antd';
import { useId, useRef, useState } from 'react';
import { type Catalog, useCreateOrderMutation, type User } from '../../api';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { CatalogSelect } from '../../shared/catalog-select/CatalogSelect';
import { OrderNameField } from '../../shared/order-name/OrderNameField';
import { type OrderOutcome, orderOutcome } from '../../shared/order-outcome/orderOutcome';
import { OrderOutcomeDialog } from '../../shared/order-outcome/OrderOutcomeDialog';
import { PlaceFields } from '../../shared/order-place/PlaceFields';
import { Field } from '../../ui/field/Field';
import { FormPanel } from '../../ui/form-panel/FormPanel';
import { choicesOf } from './choices';
import { draftEdited, type NewOrderDraft, orderCreated, selectDraft } from './newOrderSlice';
import { faultsOf, toCreateOrder } from './toCreateOrder';

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
  const choices = choicesOf(draft, customer, catalogs);
  const dispatch = useAppDispatch();
  const edit = (change: Partial<NewOrderDraft>) => dispatch(draftEdited({ owner, change }));

  const [createOrder, { isLoading }] = useCreateOrderMutation();
  const [hasTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const title = useRef<InputRef>(null);
  const catalog = useRef<RefSelectProps>(null);
  const id = useId();

  const faults = faultsOf(draft.title, choices);
  const shownFaults = hasTried ? faults : { title: null, catalog: null };

  const handleSubmit = async () => {
    const request = toCreateOrder(draft.title, choices, customer.id === me.id ? undefined : customer.id);
    if (request === null) {
      setTried(true);
      (faults.title === null ? catalog : title).current?.focus();
      return;
    }
    const answer = await createOrder({ createOrderRequest: request });
    const next = orderOutcome(answer, { title: request.title, customer: customer.name });
    setOutcome(next);
    if (next.kind === 'failed') return;
    dispatch(orderCreated());
    setTried(false);
  };

  return (
    <FormPanel submitText="Create" isBusy={isLoading} onSubmit={() => void handleSubmit()}>
      <OrderNameField
        ref={title}
        id={`${id}-title`}
        value={draft.title}
        error={shownFaults.title}
        onChange={(typed) => edit({ title: typed })}
      />
      <Field
        id={`${id}-catalog`}
        label="Catalog"
        error={shownFaults.catalog}
        hint={choices.catalog && `${choices.catalog.brand} · ${choices.catalog.season}`}
      >
        <CatalogSelect
          ref={catalog}
          id={`${id}-catalog`}
          catalogs={catalogs}
          value={choices.catalog}
          hasError={shownFaults.catalog !== null}
          onChange={(catalogId) => edit({ catalog: catalogId })}
        />
      </Field>
      <PlaceFields id={id} choices={choices} onChange={edit} />
      {outcome && <OrderOutcomeDialog outcome={outcome} onClose={() => setOutcome(null)} />}
    </FormPanel>
  );
}

import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type Catalog,
  useCreateOrderMutation,
  useGetMeQuery,
  useGetUserQuery,
  useListCatalogsQuery,
  type User,
} from '../../api';
import { CatalogField, NoCatalogToOrder, OrderNameField } from '../../shared/order-form/OrderFields';
import { NewOrderPlaceFields } from '../../shared/order-form/PlaceFields';
import { useUsualPlace } from '../../shared/order-form/useUsualPlace';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { LoadingPanel } from '../../ui/loading-panel/LoadingPanel';
import { PageFrame } from '../../ui/page-frame/PageFrame';
import { useAppDispatch, useAppSelector } from '../../lib/redux';
import { OrderOutcomeDialog } from '../../shared/order-form/OrderOutcomeDialog';
import { useOrderCreation } from '../../shared/order-form/useOrderCreation';
import { placeChoices } from '../../domain/orders/place';
import { isolated } from '../../domain/text/isolated';
import { FormPanel } from '../../shared/form-panel/FormPanel';
import { catalogToOrder, newOrderDraft, type NewOrderValues, toCreateOrder } from './newOrder';
import { useT } from '../../languages/useT';
import { type Message, message } from '../../domain/language/message';

/** New order, for oneself or for the customer in the URL (spec 2). */
export function NewOrderPage() {
  const t = useT();
  const { userid } = useParams<{ userid: string }>();
  const me = useGetMeQuery().data;
  const other = useGetUserQuery(
    userid === undefined ? skipToken : { id: userid, includeAddresses: true, includeSalesorg: true },
  );
  const catalogs = useListCatalogsQuery();
  const { data: list } = catalogs;
  const customer = userid === undefined ? me : other.currentData;

  const failed = [other, catalogs].find(({ isError, currentData }) => isError && currentData === undefined);
  const isReady = me !== undefined && customer !== undefined && list !== undefined;
  return (
    <PageFrame title={t('New order')} lead={isReady ? t(forWhom(customer, me)) : ''} layout="form">
      {failed !== undefined && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {failed === undefined && !isReady && <LoadingPanel fields={5} />}
      {isReady && list.length === 0 && <NoCatalogToOrder roles={me.roles} />}
      {isReady && list.length > 0 && (
        <NewOrderForm key={customer.id} me={me} customer={customer} catalogs={list} />
      )}
    </PageFrame>
  );
}

function forWhom({ id, name, sap_id: sapId }: User, me: User): Message {
  if (id === me.id) return message('For yourself, {name}', { name: isolated(name) });
  return sapId === null
    ? message('For {name}', { name })
    : message('For {name} (SAP ID {sapId})', { name: isolated(name), sapId });
}

interface NewOrderFormProps {
  /** Who creates the order. */
  me: User;
  /** Whom the order is for. */
  customer: User;
  catalogs: readonly Catalog[];
}

function NewOrderForm({ me, customer, catalogs }: NewOrderFormProps) {
  const t = useT();
  const owner = JSON.stringify([me.id, customer.id]);
  const creation = useOrderCreation<NewOrderValues>(me.id);
  const { outcome, entered: before } = creation;
  const drafts = useAppSelector((state) => state.newOrder);
  const draft = newOrderDraft.draftOf(drafts, owner, before);
  const catalog = catalogToOrder(catalogs, customer, draft.catalog);
  const usual = useUsualPlace(customer.id, catalog);
  const places = useMemo(() => placeChoices(draft, customer, usual.place), [draft, customer, usual.place]);
  const dispatch = useAppDispatch();
  const [createOrder] = useCreateOrderMutation();
  /** Counts the created orders: as the form's key, it empties the form. */
  const [created, setCreated] = useState(0);

  const handleSubmit = async (values: NewOrderValues) => {
    const forWhom = customer.id === me.id ? undefined : customer.id;
    const createOrderRequest = toCreateOrder(values, forWhom, usual.sendsEmpty);
    const failure = await creation.create(
      values,
      (header) => createOrder({ createOrderRequest, ...header }),
      {
        title: createOrderRequest.title,
        customer: customer.name,
      },
    );
    if (failure !== null) return failure;
    dispatch(newOrderDraft.cleared());
    setCreated(created + 1);
    return null;
  };

  return (
    <>
      <FormPanel<NewOrderValues>
        key={created}
        submitText={t('Create')}
        hasDraft
        initialValues={{
          title: draft.title ?? '',
          catalog,
          address: places.address,
          salesOrganization: places.salesOrganization,
        }}
        onChange={(change) => dispatch(newOrderDraft.edited({ owner, change, before }))}
        onSubmit={handleSubmit}
      >
        <OrderNameField />
        <CatalogField catalogs={catalogs} />
        <NewOrderPlaceFields customer={customer} choices={places} />
      </FormPanel>
      {outcome && (
        <OrderOutcomeDialog outcome={outcome} isEarlier={creation.isEarlier} onClose={creation.close} />
      )}
    </>
  );
}

import { nanoid } from '@reduxjs/toolkit';
import { Alert, Button, Flex, Form, Select } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import {
  type OrderSummary,
  useCopyOrderMutation,
  useGetMeQuery,
  useGetUserQuery,
  useHas,
  useListAgentsQuery,
  type User,
} from '../../../api';
import { LoadFailure } from '../../../shared/load-failure/LoadFailure';
import { CustomerChooser } from './CustomerChooser';
import { OrderNameField } from '../../../shared/order-form/OrderFields';
import { NewOrderPlaceFields } from '../../../shared/order-form/PlaceFields';
import { useUsualPlace } from '../../../shared/order-form/useUsualPlace';
import { placeChoices, type PlaceDraft, placeDraftOf, toPlace } from '../../../domain/orders/place';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useCommand } from './useCommand';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { may } from '../../../domain/access/rights';
import { useT } from '../../../languages/useT';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

interface Values extends PlaceDraft {
  readonly title: string;
  /** The agent who sells the copy, if that is a field. */
  readonly seller?: string;
}

/**
 * 'Duplicate order': copies an order's lines for the same customer and place, or for another customer (spec 2 'Order
 * list', spec 5). A customer copies for themselves, and is redirected to the copy. A viewer who is not an agent chooses
 * which agent sells the copy, if the customer has several.
 */
export function CopyOrderDialog({ order, onClose }: Props) {
  const t = useT();
  const [copyOrder, { isLoading }] = useCopyOrderMutation();
  /** The order that this dialog has made before, when the server refused to make another. */
  const [earlier, setEarlier] = useState<string | null>(null);
  const { run, alert } = useCommand(
    t('Order copied'),
    t('The order was not copied'),
    earlier !== null && <Link to={paths.lineSheet.href(earlier)}>{t('view it')}</Link>,
  );
  const [chosen, setChosen] = useState<Pick<User, 'id' | 'name'>>(order.customer);
  const [isChoosing, setChoosing] = useState(false);
  /** The outcome, until the form changes. */
  const [copied, setCopied] = useState<Copied | null>(null);
  /** The key of the next request: a copy that is sent again after a lost connection is made once. */
  const [key, setKey] = useState(() => nanoid());
  const labelId = useId();
  const navigate = useNavigate();
  const { data: me } = useGetMeQuery();
  const isForSelf = me !== undefined && !may(me.roles, 'orderForOthers');
  const isSold = chosen.id === order.customer.id && order.seller !== null;
  const choosesSeller =
    me !== undefined && may(me.roles, 'chooseSellerOfCopy') && !may(me.roles, 'haveCustomers');
  const isAsked = useHas('copyOrder') && choosesSeller && !isSold;

  const {
    currentData: customer,
    error,
    refetch,
  } = useGetUserQuery({ id: chosen.id, includeAddresses: true, includeSalesorg: true });

  const usual = useUsualPlace(chosen.id, order.catalog.id);
  const choices = useMemo(() => {
    const own = customer?.id === order.customer.id ? placeDraftOf(order) : {};
    return customer && placeChoices(own, customer, usual.place);
  }, [customer, order, usual.place]);

  const handleSubmit = async ({ title, seller, ...place }: Values) => {
    if (customer === undefined) return undefined;
    const copying = copyOrder({
      ...(me?.capabilities !== undefined && { 'Idempotency-Key': key }),
      copyOrderRequest: {
        source: order.id,
        customer_id: customer.id,
        title: title.trim(),
        ...(seller !== undefined && { seller }),
        ...toPlace(place, usual.sendsEmpty),
      },
    });
    setEarlier(null);
    void copying.then(({ data: answer }) => setEarlier(answer?.order_id ?? null));
    const outcome = await run(copying);
    const { data } = await copying;
    if (data?.order_id !== undefined) setKey(nanoid());
    if (outcome !== null) return outcome;
    const { order_id: orderId = null, skipped = [] } = data ?? {};
    setCopied({ orderId, skipped });
    if (isForSelf && orderId !== null && skipped.length === 0) await navigate(paths.lineSheet.href(orderId));
    return null;
  };

  return (
    <FormDialog<Values>
      title={t('Duplicate order')}
      submitText={isLoading ? t('Copying') : copied === null ? t('Copy') : t('Copied!')}
      cancelText={copied === null ? t('Cancel') : t('Close')}
      width={480}
      isDisabled={customer === undefined || copied !== null}
      initialValues={{ title: order.name }}
      onChange={() => setCopied(null)}
      staysOpen
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <OrderNameField />
      {!isForSelf && (
        <Form.Item label={<span id={labelId}>{t('Customer')}</span>} required>
          <Flex gap={12} align="center" justify="space-between">
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{chosen.name}</span>
            <Button aria-describedby={labelId} disabled={isLoading} onClick={() => setChoosing(true)}>
              {t('Select customer')}
            </Button>
          </Flex>
        </Form.Item>
      )}
      {error !== undefined && customer === undefined && (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
      {customer && choices && <NewOrderPlaceFields customer={customer} choices={choices} />}
      {customer && isAsked && customer.agents.length > 1 && <SellerField customer={customer} />}
      <div role="status">{copied !== null && <CopiedNote copied={copied} />}</div>
      {alert}
      {isChoosing && (
        <CustomerChooser
          onSelect={(next) => {
            setChosen(next);
            setCopied(null);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormDialog>
  );
}

/** `seller`: the agent who sells the copy; the customer's first one by default. */
function SellerField({ customer: { agents: ids } }: { customer: User }) {
  const t = useT();
  const form = Form.useFormInstance<Values>();
  const { data } = useListAgentsQuery();
  const [first] = ids;
  useEffect(
    function chooseFirst() {
      if (data !== undefined) form.setFieldsValue({ seller: first });
    },
    [form, first, data],
  );
  const agents = data?.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <Form.Item name="seller" label={t('Agent')} required>
      <Select
        loading={data === undefined}
        options={agents.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}

/** The outcome of copying an order. */
interface Copied {
  readonly orderId: string | null;
  /** The skus that are missing in the copy, as they no longer exist. */
  readonly skipped: readonly string[];
}

/** Links to the copy, and lists what is missing in it. */
function CopiedNote({ copied: { orderId, skipped } }: { copied: Copied }) {
  const t = useT();
  return (
    <>
      {skipped.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <div style={{ maxHeight: 120, overflowY: 'auto' }}>
              {t('The catalog no longer has these skus, so they were left out: {skus}', {
                skus: { named: skipped },
              })}
            </div>
          }
        />
      )}
      {orderId !== null && <Link to={paths.lineSheet.href(orderId)}>{t('view it')}</Link>}
    </>
  );
}

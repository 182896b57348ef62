import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useId, useState } from 'react';
import {
  type OrderSummary,
  problemText,
  useCopyOrderMutation,
  useGetUserQuery,
  type User,
} from '../../../api';
import { CustomerChooser } from '../../../shared/customer-chooser/CustomerChooser';
import { OrderNameField } from '../../../shared/order-name/OrderNameField';
import { orderNameFault } from '../../../shared/order-name/orderNameFault';
import { PlaceFields } from '../../../shared/order-place/PlaceFields';
import { type PlaceDraft, placeChoices } from '../../../shared/order-place/placeChoices';
import { toPlace } from '../../../shared/order-place/toPlace';
import { FormDialog } from '../../../ui/form-dialog/FormDialog';
import { type Copied, CopiedNote } from './CopiedNote';
import styles from './CopyOrderDialog.module.css';
import { useCommand } from './useCommand';

interface Props {
  order: OrderSummary;
  onClose: () => void;
}

/** 'Duplicate order': the same lines for a customer who is to be chosen (spec 2 'Order list', spec 5). */
export function CopyOrderDialog({ order, onClose }: Props) {
  const [copyOrder, { isLoading }] = useCopyOrderMutation();
  const { failure, run, forget } = useCommand('Order copied');
  const [title, setTitle] = useState(order.name);
  const [chosen, setChosen] = useState<User | null>(null);
  const [place, setPlace] = useState<PlaceDraft>({});
  const [isChoosing, setChoosing] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [copied, setCopied] = useState<Copied | null>(null);
  const id = useId();

  const {
    currentData: customer,
    error,
    refetch,
  } = useGetUserQuery(
    chosen === null ? skipToken : { id: chosen.id, includeAddresses: true, includeSalesorg: true },
  );
  const choices = customer && placeChoices(place, customer);
  const fault = orderNameFault(title);

  /** What was copied, or why not, is about what was entered then. */
  const handleEdit = () => {
    forget();
    setCopied(null);
  };

  const handleSubmit = async () => {
    setTried(true);
    if (fault !== null || customer === undefined || choices === undefined) return;
    const copying = copyOrder({
      copyOrderRequest: {
        source: order.id,
        customer_id: customer.id,
        title: title.trim(),
        ...toPlace(choices),
      },
    });
    if (!(await run(copying))) return;
    const { data } = await copying;
    setCopied({ orderId: data?.order_id ?? null, skipped: data?.skipped ?? [] });
  };

  return (
    <FormDialog
      title="Duplicate order"
      submitText={isLoading ? 'Copying' : copied === null ? 'Copy' : 'Copied!'}
      cancelText={copied === null ? 'Cancel' : 'Close'}
      width={480}
      isBusy={isLoading}
      isDisabled={customer === undefined || copied !== null}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <OrderNameField
        id={`${id}-title`}
        value={title}
        error={hasTried ? fault : null}
        onChange={(text) => {
          setTitle(text);
          handleEdit();
        }}
      />
      <div className={styles.customer}>
        <span id={`${id}-customer`} className={styles.label}>
          Customer
        </span>
        <div className={styles.chosen}>
          <span className={styles.name}>{chosen?.name ?? 'Nobody is chosen yet'}</span>
          <Button aria-describedby={`${id}-customer`} disabled={isLoading} onClick={() => setChoosing(true)}>
            Select customer
          </Button>
        </div>
      </div>
      {error !== undefined && customer === undefined && (
        <p className={styles.failed} role="alert">
          {problemText(error)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {choices && (
        <PlaceFields
          id={id}
          choices={choices}
          onChange={(change) => {
            setPlace({ ...place, ...change });
            handleEdit();
          }}
        />
      )}
      <div role="status">{copied !== null && <CopiedNote copied={copied} />}</div>
      {isChoosing && (
        <CustomerChooser
          onSelect={(next) => {
            setChosen(next);
            setPlace({});
            handleEdit();
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormDialog>
  );
}

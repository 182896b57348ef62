import { isolated } from '../../../domain/text/isolated';
import { Select, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderSummary } from '../../../api';
import { fromDateText, toDateText, today } from '../../../domain/dates';
import type { FindingKind } from '../../../domain/orders/sendPreflight';
import { placeChoices } from '../../../domain/orders/place';
import { salesOrganizationText } from '../../../domain/orders/salesOrganizationText';
import { paths } from '../../../lib/paths';
import { addressText } from '../../../shared/order-form/PlaceFields';
import { AddAddressButton, AddSalesOrganizationButton } from '../../../shared/customer-places/AddPlaceButton';
import { useMayCall } from '../../../shared/may-call/useMayCall';
import { DateField } from '../../../shared/date-field/DateField';
import { dayFault } from '../../../shared/date-field/dayFault';
import styles from './FixFields.module.css';
import type { AddPlace, OrderFix } from './useOrderFixes';
import { useT } from '../../../languages/useT';
import { message } from '../../../domain/language/message';

interface Props {
  /** The findings for these orders; a refusal by the ERP may concern any field. */
  kinds: readonly FindingKind[];
  orders: readonly OrderSummary[];
  /** The name of the order or group, for labels. */
  name: string;
  hasDate: boolean;
  isBusy: boolean;
  onFix: (change: OrderFix) => Promise<void>;
  /** Called with what was added to the customer of the only order. */
  onAdd: AddPlace;
}

/** Fields that set what these orders lack. */
export function FixFields({ kinds, hasDate, onAdd, ...props }: Props) {
  const t = useT();
  const { isBusy, onFix } = props;
  const name = isolated(props.name);
  const mayAdd = useMayCall('changeUserPlaces');
  const only = props.orders.length === 1 ? props.orders[0] : undefined;
  const has = (...wanted: FindingKind[]) => wanted.some((kind) => kinds.includes(kind));
  return (
    <div className={styles.fields}>
      {hasDate && has('past_date', 'no_date', 'erp') && <DateFix {...props} />}
      {has('address', 'erp') && <AddressFix {...props} />}
      {has('channel', 'erp') && <ChannelFix {...props} />}
      {has('address') && only && (
        <>
          {only.customer.addresses.length === 0 && (
            <Typography.Text type="secondary">
              {t('The customer has no address.')}
              {!mayAdd && ` ${t(ask)}`}
            </Typography.Text>
          )}
          <AddAddressButton
            customer={only.customer}
            label={t('Add an address for {name}', { name })}
            isDisabled={isBusy}
            onDone={(added) => {
              onAdd(only.customer, { addresses: [...only.customer.addresses, added] });
              void onFix({ address_id: added.sap_id });
            }}
          />
        </>
      )}
      {has('channel') && only && (
        <>
          {only.customer.sales_organizations.length === 0 && (
            <Typography.Text type="secondary">
              {t('The customer has no sales organization.')}
              {!mayAdd && ` ${t(ask)}`}
            </Typography.Text>
          )}
          <AddSalesOrganizationButton
            customer={only.customer}
            label={t('Add a sales organization for {name}', { name })}
            isDisabled={isBusy}
            onDone={(added) => {
              onAdd(only.customer, { sales_organizations: [...only.customer.sales_organizations, added] });
              void onFix(added);
            }}
          />
        </>
      )}
      {has('sap_id') && only && (
        <Link to={paths.userDetail.href(only.customer.id)} target="_blank">
          {t('Assign a SAP ID')}
        </Link>
      )}
    </div>
  );
}

/** Whom to ask on a server on which nobody adds places. */
const ask = message('Please ask whoever maintains the customers.');

type FieldProps = Omit<Props, 'kinds' | 'hasDate' | 'onAdd'>;

function DateFix({ name, isBusy, onFix }: FieldProps) {
  const t = useT();
  const [day, setDay] = useState<string | null>(null);
  const fault = dayFault(day);
  const take = (next: string | null) => {
    setDay(next);
    const date = fromDateText(next ?? '');
    if (date !== null) void onFix({ service_date: date });
  };
  return (
    <div className={styles.field}>
      <DateField
        aria-label={t('Delivery date of {name}', { name: isolated(name) })}
        placeholder={t('Delivery date')}
        value={day}
        disabled={isBusy}
        min={toDateText(today())}
        onChange={take}
        onRefuse={() => setDay(null)}
      />
      {fault !== null && <span role="alert">{t(fault)}</span>}
    </div>
  );
}

function AddressFix({ orders, name, isBusy, onFix }: FieldProps) {
  const t = useT();
  const [first, ...others] = orders.map(({ customer }) => placeChoices({}, customer).addresses);
  const common = first?.filter(({ sap_id }) =>
    others.every((addresses) => addresses.some((one) => one.sap_id === sap_id)),
  );
  if (!common?.length) return null;
  return (
    <Select
      className={styles.field}
      aria-label={t('Address of {name}', { name: isolated(name) })}
      placeholder={t('Address')}
      disabled={isBusy}
      value={null}
      popupMatchSelectWidth={false}
      options={common.map((address) => ({ value: address.sap_id, label: addressText(address) }))}
      onChange={(address_id: string) => void onFix({ address_id })}
    />
  );
}

function ChannelFix({ orders, name, isBusy, onFix }: FieldProps) {
  const t = useT();
  const [first, ...others] = orders.map(({ customer }) => customer.sales_organizations);
  const common = first?.filter((one) =>
    others.every((all) => all.map(salesOrganizationText).includes(salesOrganizationText(one))),
  );
  if (!common?.length) return null;
  return (
    <Select
      className={styles.field}
      aria-label={t('Sales organization/channel of {name}', { name: isolated(name) })}
      placeholder={t('Sales organization/channel')}
      disabled={isBusy}
      value={null}
      popupMatchSelectWidth={false}
      options={common.map((one) => ({ value: salesOrganizationText(one), one }))}
      onChange={(_text, option) => {
        if (option && !Array.isArray(option)) void onFix(option.one);
      }}
    />
  );
}

import { Flex, Form, Select } from 'antd';
import { useEffect } from 'react';
import { type SalesOrganization, useHas, type User, type UserAddress } from '../../api';
import { type placeChoices } from '../../domain/orders/place';
import { salesOrganizationText } from '../../domain/orders/salesOrganizationText';
import { isolated } from '../../domain/text/isolated';
import { labelSearch } from '../../lib/labelSearch';
import { AddAddressButton, AddSalesOrganizationButton } from '../customer-places/AddPlaceButton';
import { useMayCall } from '../may-call/useMayCall';
import { useT } from '../../languages/useT';

interface Props {
  /** The addresses to choose from, by `addressOptions` of the domain. */
  addresses: readonly UserAddress[];
  salesOrganizations: readonly SalesOrganization[];
  /** Says below an empty field with several options that it will be needed. */
  hasHints?: boolean;
}

/**
 * `address` by its SAP id and `salesOrganization` with its channel, null if cleared; a field without options is hidden.
 */
export function PlaceFields({ addresses, salesOrganizations, hasHints = false }: Props) {
  const t = useT();
  const address = Form.useWatch<string | null | undefined>('address');
  const salesOrganization = Form.useWatch<SalesOrganization | null | undefined>('salesOrganization');
  const hint = (options: readonly unknown[], chosen: unknown) => {
    if (!hasHints || options.length < 2) return undefined;
    // Reserves the line, so that nothing below moves.
    return chosen ? <br /> : t('Needed before the order is sent.');
  };
  return (
    <>
      {addresses.length > 0 && (
        <Form.Item
          name="address"
          label={t('Address')}
          normalize={(sapId?: string) => sapId ?? null}
          extra={hint(addresses, address)}
        >
          <Select
            placeholder={t('Select an address')}
            allowClear
            listHeight={224}
            showSearch={labelSearch}
            options={addresses.map((one) => ({ value: one.sap_id, label: addressText(one) }))}
          />
        </Form.Item>
      )}
      {salesOrganizations.length > 0 && (
        <Form.Item
          name="salesOrganization"
          label={t('Sales organization/channel')}
          getValueProps={(chosen?: SalesOrganization | null) => ({
            value: chosen ? salesOrganizationText(chosen) : undefined,
          })}
          normalize={(text?: string) =>
            salesOrganizations.find((one) => salesOrganizationText(one) === text) ?? null
          }
          extra={hint(salesOrganizations, salesOrganization)}
        >
          <Select
            placeholder={t('Select a sales organization')}
            allowClear
            listHeight={224}
            options={salesOrganizations.map((one) => ({ value: salesOrganizationText(one) }))}
          />
        </Form.Item>
      )}
    </>
  );
}

interface NewOrderPlaceProps {
  customer: Pick<User, 'id' | 'name'>;
  /** The customer's places, with what is chosen unless the person has chosen already. Must be referentially stable. */
  choices: ReturnType<typeof placeChoices>;
}

/** The same for a new order, filled in until the person touches a field. */
export function NewOrderPlaceFields({ customer, choices }: NewOrderPlaceProps) {
  const form = Form.useFormInstance();
  const { addresses, salesOrganizations } = choices;
  useEffect(
    function forgetTheLastCustomers() {
      form.resetFields(['address', 'salesOrganization']);
    },
    [form, customer.id],
  );
  useEffect(
    function choosePlace() {
      const { address, salesOrganization } = choices;
      if (!form.isFieldTouched('address')) form.setFieldsValue({ address });
      if (!form.isFieldTouched('salesOrganization')) form.setFieldsValue({ salesOrganization });
    },
    [form, choices],
  );
  return (
    <>
      <PlaceFields addresses={addresses} salesOrganizations={salesOrganizations} hasHints />
      <MissingPlaces
        customer={customer}
        isWithout={{ address: addresses.length === 0, organization: salesOrganizations.length === 0 }}
      />
    </>
  );
}

interface MissingProps {
  customer: Pick<User, 'id' | 'name'>;
  /** What the customer has none of. */
  isWithout: { readonly address: boolean; readonly organization: boolean };
}

/** Says that the customer has nowhere to send an order to yet, and lets staff add it. */
function MissingPlaces({ customer, isWithout: { address, organization } }: MissingProps) {
  const t = useT();
  const canBeAdded = useHas('changeUserPlaces');
  const mayAdd = useMayCall('changeUserPlaces');
  if (!canBeAdded || (!address && !organization)) return null;
  const missing = address ? (organization ? 'both' : 'address') : 'organization';
  return (
    <Form.Item>
      <p>
        {mayAdd
          ? t(
              '{name} has no {missing, select, address {address} organization {sales organization} other {address and no sales organization}} yet. It is needed before the order is sent.',
              { name: isolated(customer.name), missing },
            )
          : t(
              'You have no {missing, select, address {address} organization {sales organization} other {address and no sales organization}} yet. Your agent can add it before the order is sent.',
              { missing },
            )}
      </p>
      <Flex wrap gap={8}>
        {address && <AddAddressButton customer={customer} />}
        {organization && <AddSalesOrganizationButton customer={customer} />}
      </Flex>
    </Form.Item>
  );
}

/** An address in one line, with its SAP id, as two addresses may have the same text. */
export function addressText({ sap_id, name1, address }: UserAddress): string {
  return [name1, address, sap_id].filter((part) => part !== '').join(', ');
}

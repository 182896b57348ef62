import { Form, Input } from 'antd';
import { useChangeUserPlacesMutation, type User, type UserAddress } from '../../api';
import { addressFaults, toAddress } from '../../domain/customerPlaces';
import { isolated } from '../../domain/text/isolated';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { ruleOf } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { useNotices } from '../alert-bar/useNotices';
import { useT } from '../../languages/useT';

interface Props {
  customer: Pick<User, 'id' | 'name'>;
  /** The address to change; without one, the dialog adds an address. */
  address?: UserAddress;
  /** Called with the saved address. */
  onDone?: (address: UserAddress) => void;
  onClose: () => void;
}

type Values = Pick<UserAddress, 'sap_id' | 'name1' | 'address'>;

/** Adds or changes an address of a customer. */
export function AddressDialog({ customer, address, onDone, onClose }: Props) {
  const t = useT();
  const [changePlaces] = useChangeUserPlacesMutation();
  const { submit } = useNotices();
  const erp = runtimeConfig().erpName;

  const handleSubmit = async (values: Values) => {
    const saved = toAddress({ ...address, ...values }, address ? [address.sap_id] : []);
    const changeUserPlacesRequest = { id: customer.id, addresses: [saved] };
    const failure = await submit(changePlaces({ changeUserPlacesRequest }), t('Address saved'));
    if (failure === null) onDone?.(saved);
    return failure;
  };

  return (
    <FormDialog<Values>
      title={address ? t('Edit address') : t('Add address')}
      submitText={t('Save')}
      initialValues={address ?? { sap_id: '', name1: customer.name, address: '' }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {address && address.origin !== 'staff'
          ? t('This address comes from {erp}. Changed here, it counts as added here; {erp} is not told.', {
              erp,
            })
          : t('A delivery address of {name}.', { name: isolated(customer.name) })}
      </p>
      <Form.Item
        name="sap_id"
        label={t('SAP ID of the address')}
        required
        rules={[ruleOf(addressFaults.sap_id)]}
        extra={address === undefined && t('The number of this delivery address in {erp}', { erp })}
      >
        <Input
          data-code=""
          autoComplete="off"
          spellCheck={false}
          maxLength={10}
          disabled={address !== undefined}
        />
      </Form.Item>
      <Form.Item name="name1" label={t('Name')}>
        <Input autoComplete="off" maxLength={200} />
      </Form.Item>
      <Form.Item name="address" label={t('Street and town')} required rules={[ruleOf(addressFaults.address)]}>
        <Input.TextArea rows={2} maxLength={5000} />
      </Form.Item>
    </FormDialog>
  );
}

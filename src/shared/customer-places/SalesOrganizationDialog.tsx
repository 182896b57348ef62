import { Form, Input } from 'antd';
import { type SalesOrganization, useChangeUserPlacesMutation, type User } from '../../api';
import { salesOrganizationFaults } from '../../domain/customerPlaces';
import { isolated } from '../../domain/text/isolated';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { ruleOf } from '../../ui/form/formFailure';
import { FormDialog } from '../../ui/form/FormDialog';
import { useNotices } from '../alert-bar/useNotices';
import { useT } from '../../languages/useT';

interface Props {
  customer: Pick<User, 'id' | 'name'>;
  /** Called with the saved sales organization. */
  onDone?: (organization: SalesOrganization) => void;
  onClose: () => void;
}

type Values = Pick<SalesOrganization, 'sales_organization' | 'channel'>;

/** Adds a sales organization with its channel to a customer. */
export function SalesOrganizationDialog({ customer, onDone, onClose }: Props) {
  const t = useT();
  const [changePlaces] = useChangeUserPlacesMutation();
  const { submit } = useNotices();

  const handleSubmit = async (values: Values) => {
    const saved = { sales_organization: values.sales_organization.trim(), channel: values.channel.trim() };
    const changeUserPlacesRequest = { id: customer.id, sales_organizations: [saved] };
    const failure = await submit(changePlaces({ changeUserPlacesRequest }), t('Sales organization saved'));
    if (failure === null) onDone?.(saved);
    return failure;
  };

  return (
    <FormDialog<Values>
      title={t('Add sales organization')}
      submitText={t('Save')}
      initialValues={{ sales_organization: '', channel: '' }}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        {t('How {erpName} classifies orders of {name}.', {
          erpName: runtimeConfig().erpName,
          name: isolated(customer.name),
        })}
      </p>
      <Form.Item
        name="sales_organization"
        label={t('Sales organization')}
        required
        rules={[ruleOf(salesOrganizationFaults.sales_organization)]}
      >
        <Input data-code="" autoComplete="off" spellCheck={false} maxLength={64} placeholder="1000" />
      </Form.Item>
      <Form.Item
        name="channel"
        label={t('Channel')}
        required
        rules={[ruleOf(salesOrganizationFaults.channel)]}
      >
        <Input data-code="" autoComplete="off" spellCheck={false} maxLength={64} placeholder="WS" />
      </Form.Item>
    </FormDialog>
  );
}

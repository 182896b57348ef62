import { AutoComplete, Form, type FormItemProps, Input, Radio, Select } from 'antd';
import type { User } from '../../api';
import { warehouses } from '../../domain/constants';
import { mailLanguages } from '../../domain/languages';
import { normaliseSapId } from '../../domain/people';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { PriceListSelect } from '../price-list-select/PriceListSelect';
import { may } from '../../domain/access/rights';

/** `is_wholesale`: the kind of customer, Wholesale or Store (spec 2 'Add customer', 'Link generator'). */
export function KindField() {
  return (
    <Form.Item name="is_wholesale" label="Kind" required>
      <Radio.Group
        aria-label="Kind"
        options={[
          { value: true, label: 'Wholesale' },
          { value: false, label: 'Store' },
        ]}
      />
    </Form.Item>
  );
}

/** `extra_info`, 'Extra notes' (spec 2 'Add customer'). */
export function NotesField() {
  return (
    <Form.Item name="extra_info" label="Extra notes">
      <Input.TextArea rows={2} maxLength={5000} />
    </Form.Item>
  );
}

const languageOptions = mailLanguages.map(({ id, name }) => ({ value: id, label: name }));

/** `language` of the customer's emails; English by default. */
export function LanguageField() {
  return (
    <Form.Item name="language" label="Language of mails">
      <Select allowClear placeholder="English" listHeight={224} options={languageOptions} />
    </Form.Item>
  );
}

/** `sap_id` as it is typed, and how it will be stored, padded with zeros (spec 5). */
export function SapIdField(item: Pick<FormItemProps, 'label' | 'required' | 'rules' | 'validateTrigger'>) {
  const padded = normaliseSapId(Form.useWatch<string | null | undefined>('sap_id') ?? null);
  return (
    <Form.Item
      {...item}
      name="sap_id"
      extra={
        padded === null ? (
          `Their number in ${runtimeConfig().erpName}`
        ) : (
          <>
            Will be saved as <strong>{padded}</strong>
          </>
        )
      }
    >
      <Input data-code="" autoComplete="off" spellCheck={false} allowClear maxLength={10} />
    </Form.Item>
  );
}

interface SupplyProps {
  /** The viewer: admins choose from all price lists, others from their own. */
  viewer: User;
  /** The current values, offered even if the viewer could not give them; `pricelist` null is 'None'. */
  given?: Pick<User, 'pricelist' | 'warehouse'>;
}

/** `pricelist` and `warehouse`: a customer's prices and warehouse (spec 5, 9). */
export function SupplyFields({ viewer, given }: SupplyProps) {
  const isFree = may(viewer.roles, 'giveAnyWarehouse');
  const codes = new Set([...(isFree ? warehouses : [viewer.warehouse]), ...(given ? [given.warehouse] : [])]);
  const options = [...codes].map((code) => ({ value: code, label: code }));
  return (
    <>
      <Form.Item name="pricelist" label="Price list" required>
        <PriceListSelect viewer={viewer} given={given?.pricelist} />
      </Form.Item>
      <Form.Item name="warehouse" label="Warehouse" required>
        {isFree ? (
          <AutoComplete data-code="" options={options} maxLength={16} />
        ) : (
          <Select listHeight={224} options={options} />
        )}
      </Form.Item>
    </>
  );
}

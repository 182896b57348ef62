import { languageOption } from '../../languages/languageOption';
import { AutoComplete, Form, type FormItemProps, Input, Radio, Select } from 'antd';
import type { User } from '../../api';
import { warehouses } from '../../domain/constants';
import { languages } from '../../domain/language/languages';
import { normaliseSapId } from '../../domain/people';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { PriceListSelect } from '../price-list-select/PriceListSelect';
import { may } from '../../domain/access/rights';
import { Sentence } from '../../languages/Sentence';
import { useT } from '../../languages/useT';

/** `is_wholesale`: the kind of customer, Wholesale or Store (spec 2 'Add customer', 'Link generator'). */
export function KindField() {
  const t = useT();
  return (
    <Form.Item name="is_wholesale" label={t('Kind')} required>
      <Radio.Group
        aria-label={t('Kind')}
        options={[
          { value: true, label: t('Wholesale') },
          { value: false, label: t('Store') },
        ]}
      />
    </Form.Item>
  );
}

/** `extra_info`, 'Extra notes' (spec 2 'Add customer'). */
export function NotesField() {
  const t = useT();
  return (
    <Form.Item name="extra_info" label={t('Extra notes')}>
      <Input.TextArea rows={2} maxLength={5000} />
    </Form.Item>
  );
}

/** `language` of the customer's emails; English by default. */
export function LanguageField() {
  const t = useT();
  return (
    <Form.Item name="language" label={t('Language of mails')}>
      <Select allowClear placeholder="English" listHeight={224} options={languages.map(languageOption)} />
    </Form.Item>
  );
}

/** `sap_id` as it is typed, and how it will be stored, padded with zeros (spec 5). */
export function SapIdField(item: Pick<FormItemProps, 'label' | 'required' | 'rules' | 'validateTrigger'>) {
  const t = useT();
  const padded = normaliseSapId(Form.useWatch<string | null | undefined>('sap_id') ?? null);
  return (
    <Form.Item
      {...item}
      name="sap_id"
      extra={
        padded === null ? (
          t('Their number in {erpName}', { erpName: runtimeConfig().erpName })
        ) : (
          <Sentence
            text="Will be saved as <strong>{padded}</strong>"
            values={{ padded }}
            tags={{ strong: (inner) => <strong>{inner}</strong> }}
          />
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
  const t = useT();
  const isFree = may(viewer.roles, 'giveAnyWarehouse');
  const codes = new Set([...(isFree ? warehouses : [viewer.warehouse]), ...(given ? [given.warehouse] : [])]);
  const options = [...codes].map((code) => ({ value: code, label: code }));
  return (
    <>
      <Form.Item name="pricelist" label={t('Price list')} required>
        <PriceListSelect viewer={viewer} given={given?.pricelist} />
      </Form.Item>
      <Form.Item name="warehouse" label={t('Warehouse')} required>
        {isFree ? (
          <AutoComplete data-code="" options={options} maxLength={16} />
        ) : (
          <Select listHeight={224} options={options} />
        )}
      </Form.Item>
    </>
  );
}

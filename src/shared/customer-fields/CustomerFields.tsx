import { AutoComplete, Form, Input, Radio, Select } from 'antd';
import type { User } from '../../api';
import { warehouses } from '../../domain/constants';
import { normaliseSapId } from '../../domain/people';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { PriceListSelect } from '../price-list-select/PriceListSelect';

/** `isWholesale`: what kind of customer it is, Wholesale or Store (spec 2 'Add customer', 'Link generator'). */
export function KindField() {
  return (
    <Form.Item name="isWholesale" label="Kind" required>
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

/** `extraInfo`, 'Extra notes': what else is worth knowing about a customer (spec 2 'Add customer'). */
export function NotesField() {
  return (
    <Form.Item name="extraInfo" label="Extra notes">
      <Input.TextArea rows={2} maxLength={5000} />
    </Form.Item>
  );
}

/** `sapId` as it is typed, and how it will be kept, padded with zeros (spec 5). */
export function SapIdField({ label }: { label: string }) {
  const kept = normaliseSapId(Form.useWatch<string | undefined>('sapId') ?? '');
  return (
    <Form.Item
      name="sapId"
      label={label}
      extra={
        kept === null ? (
          `The customer’s number in ${runtimeConfig().erpName}`
        ) : (
          <>
            Will be saved as <strong>{kept}</strong>
          </>
        )
      }
    >
      <Input autoComplete="off" spellCheck={false} allowClear maxLength={10} />
    </Form.Item>
  );
}

interface SupplyProps {
  /** Who chooses: admins from all, others their own. */
  viewer: User;
  /** What stands already, which is offered even where the viewer could not give it; `pricelist` null is 'None'. */
  given?: Pick<User, 'pricelist' | 'warehouse'>;
}

/** `pricelist` and `warehouse`: at which prices and from which warehouse a customer is supplied (spec 5, 9). */
export function SupplyFields({ viewer, given }: SupplyProps) {
  const isFree = viewer.roles.includes('admin');
  const codes = new Set([...(isFree ? warehouses : [viewer.warehouse]), ...(given ? [given.warehouse] : [])]);
  const options = [...codes].map((code) => ({ value: code, label: code }));
  return (
    <>
      <Form.Item name="pricelist" label="Price list" required>
        <PriceListSelect viewer={viewer} given={given?.pricelist} />
      </Form.Item>
      <Form.Item name="warehouse" label="Warehouse" required>
        {isFree ? (
          <AutoComplete options={options} maxLength={16} />
        ) : (
          <Select listHeight={224} options={options} />
        )}
      </Form.Item>
    </>
  );
}

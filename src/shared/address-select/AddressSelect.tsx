import { Select } from 'antd';
import type { UserAddress } from '../../api';

interface Props {
  id: string;
  /** Those that may be chosen, by `addressOptions` of the domain. */
  options: readonly UserAddress[];
  /** The SAP id; null is unset. */
  value: string | null;
  onChange: (sapId: string | null) => void;
}

/** Chooses one of a customer's addresses, or none (spec 2 'New order'). */
export function AddressSelect({ id, options, value, onChange }: Props) {
  return (
    <Select
      id={id}
      placeholder="Select an address"
      allowClear
      listHeight={224}
      showSearch={{ optionFilterProp: 'label' }}
      options={options.map((address) => ({ value: address.sap_id, label: addressText(address) }))}
      value={value ?? undefined}
      onChange={(sapId?: string) => onChange(sapId ?? null)}
    />
  );
}

/** An address in one line, with its SAP id, since two may read alike. */
function addressText({ sap_id, name1, address }: UserAddress): string {
  return [name1, address, sap_id].filter((part) => part !== '').join(', ');
}

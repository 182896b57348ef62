import { AutoComplete, Select } from 'antd';
import type { User } from '../../api';
import { warehouses } from '../../domain/constants/warehouses';

interface Props {
  id: string;
  /** Who chooses: admins freely, others their own. */
  viewer: User;
  /** What stands already, which is offered even where the viewer could not give it. */
  given?: string;
  value: string;
  onChange: (warehouse: string) => void;
}

/** Chooses the warehouse whose stock a customer sees (spec 5, 9). */
export function WarehouseSelect({ id, viewer, given, value, onChange }: Props) {
  const isFree = viewer.roles.includes('admin');
  const codes = new Set([...(isFree ? warehouses : [viewer.warehouse]), ...(given ? [given] : [])]);
  const options = [...codes].map((code) => ({ value: code, label: code }));
  return isFree ? (
    <AutoComplete id={id} options={options} maxLength={16} value={value} onChange={onChange} />
  ) : (
    <Select id={id} listHeight={224} options={options} value={value} onChange={onChange} />
  );
}

import { Select } from 'antd';
import type { SalesOrganization } from '../../api';
import { salesOrganizationText } from '../../domain/addresses/salesOrganizationText';

interface Props {
  id: string;
  /** Those of the customer. */
  options: readonly SalesOrganization[];
  /** Null is unset. */
  value: SalesOrganization | null;
  onChange: (chosen: SalesOrganization | null) => void;
}

/** Chooses one of a customer's sales organizations with its channel, or none (spec 2 'New order'). */
export function SalesOrganizationSelect({ id, options, value, onChange }: Props) {
  return (
    <Select
      id={id}
      placeholder="Select a sales organization"
      allowClear
      listHeight={224}
      options={options.map((option) => ({
        value: salesOrganizationText(option),
        label: salesOrganizationText(option),
      }))}
      value={value === null ? undefined : salesOrganizationText(value)}
      onChange={(text?: string) =>
        onChange(options.find((option) => salesOrganizationText(option) === text) ?? null)
      }
    />
  );
}

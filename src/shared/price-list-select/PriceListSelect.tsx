import { Select } from 'antd';
import type { User } from '../../api';
import { givablePriceLists } from '../../domain/access/givablePriceLists';

interface Props {
  id: string;
  /** Who chooses: admins from all, others from their own. */
  viewer: User;
  /** What stands already, which is offered even where the viewer could not give it. */
  given?: string | null;
  /** Null is 'None'. */
  value: string | null;
  onChange: (pricelist: string | null) => void;
}

const none = '';

/** Chooses a customer's price list, or 'None' (spec 5, 9). */
export function PriceListSelect({ id, viewer, given = null, value, onChange }: Props) {
  const lists = new Set([...givablePriceLists(viewer), ...(given === null ? [] : [given])]);
  return (
    <Select
      id={id}
      listHeight={224}
      options={[{ value: none, label: 'None' }, ...[...lists].map((list) => ({ value: list, label: list }))]}
      value={value ?? none}
      onChange={(list) => onChange(list === none ? null : list)}
    />
  );
}

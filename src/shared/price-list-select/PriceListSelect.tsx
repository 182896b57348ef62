import { Select, type SelectProps } from 'antd';
import type { User } from '../../api';
import { givablePriceLists } from '../../domain/access/ownership';
import { useT } from '../../languages/useT';
import { messageIn } from '../../domain/language/message';

interface Props extends Omit<SelectProps<string>, 'value' | 'options' | 'onChange'> {
  /** The viewer: admins choose from all price lists, others from their own. */
  viewer: User;
  /** The current value, offered even if the viewer could not give it. */
  given?: string | null;
  /** Null is 'None'. */
  value?: string | null;
  onChange?: (pricelist: string | null) => void;
}

const none = '';

/** Chooses a customer's price list, or 'None' (spec 5, 9); within a `Form.Item` or alone. */
export function PriceListSelect({ viewer, given = null, value, onChange, ...select }: Props) {
  const t = useT();
  const lists = new Set([...givablePriceLists(viewer), ...(given === null ? [] : [given])]);
  return (
    <Select
      {...select}
      listHeight={224}
      options={[
        { value: none, label: t(messageIn('a price list', 'None')) },
        ...[...lists].map((list) => ({ value: list, label: list })),
      ]}
      value={value ?? none}
      onChange={(list) => onChange?.(list === none ? null : list)}
    />
  );
}

import { Input } from 'antd';
import { describedBy, Field } from '../../../ui/field/Field';

interface Props {
  id: string;
  value: string;
  error: string | null;
  onChange: (name: string) => void;
}

const longestName = 200;

export function OrderNameField({ id, value, error, onChange }: Props) {
  return (
    <Field id={id} label="Order name" error={error}>
      <Input
        id={id}
        autoFocus
        autoComplete="off"
        maxLength={longestName}
        required
        status={error === null ? undefined : 'error'}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

/** What is wrong with an order's name, in words; null when nothing is. */
export function nameFault(name: string): string | null {
  return name.trim() === '' ? 'Please enter a name for the order.' : null;
}

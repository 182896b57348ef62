import { Input } from 'antd';
import { Field } from '../../ui/field/Field';

interface Props {
  id: string;
  value: string;
  onChange: (notes: string) => void;
}

const longest = 5000;

/** 'Extra notes': what else is worth knowing about a customer (spec 2 'Add customer'). */
export function NotesField({ id, value, onChange }: Props) {
  return (
    <Field id={id} label="Extra notes" isOptional>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

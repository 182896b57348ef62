import { Input } from 'antd';
import { describedBy, Field } from '../../../ui/field/Field';
import { startOfDay } from './moreFilters';

interface Props {
  id: string;
  label: string;
  hint: string;
  error?: string | null;
  value: string | null;
  onChange: (day: string | null) => void;
  onEnter: () => void;
}

/** A day, chosen with the browser's own date picker, which knows the person's calendar. */
export function DayField({ id, label, hint, error = null, value, onChange, onEnter }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input
        id={id}
        type="date"
        status={error === null ? undefined : 'error'}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id)}
        value={value ?? ''}
        onPressEnter={onEnter}
        onChange={({ target }) => onChange(startOfDay(target.value) === null ? null : target.value)}
      />
    </Field>
  );
}

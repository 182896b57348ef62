import { Input } from 'antd';
import { normaliseSapId } from '../../domain/sap-id/normaliseSapId';
import { runtimeConfig } from '../../lib/runtimeConfig';
import { describedBy, Field } from '../../ui/field/Field';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | null;
  isOptional?: boolean;
  autoFocus?: boolean;
}

const longest = 10;

/** Takes a SAP ID as it is typed and shows how it will be kept, padded with zeros (spec 5). */
export function SapIdField({ id, label, value, onChange, error, isOptional, autoFocus }: Props) {
  const kept = normaliseSapId(value);
  return (
    <Field
      id={id}
      label={label}
      isOptional={isOptional}
      error={error}
      hint={
        kept === null ? (
          `As ${runtimeConfig().erpName} numbers this customer`
        ) : (
          <>
            Will be saved as <strong>{kept}</strong>
          </>
        )
      }
    >
      <Input
        id={id}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        allowClear
        maxLength={longest}
        status={error ? 'error' : undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
